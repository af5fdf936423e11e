import { fontAddress } from '../font';

/**
 * The site's font, and fallback fonts with its metrics, so that nothing moves when it loads (the figures are explained
 * in client/src/app/styles.css).
 */
export const fontStyle = `
@font-face{font-family:Public Sans;font-weight:100 900;font-display:swap;src:url(${fontAddress}) format("woff2")}
@font-face{font-family:As Arial;font-weight:100 500;src:local("Arial"),local("Liberation Sans"),local("Helvetica");size-adjust:103.6%;ascent-override:91.7%;descent-override:21.7%;line-gap-override:0%}
@font-face{font-family:As Arial;font-weight:600 900;src:local("Arial Bold"),local("Liberation Sans Bold"),local("Helvetica Bold");size-adjust:98.7%;ascent-override:96.3%;descent-override:22.8%;line-gap-override:0%}
@font-face{font-family:As Roboto;font-weight:100 500;src:local("Roboto");size-adjust:104.1%;ascent-override:91.3%;descent-override:21.6%;line-gap-override:0%}
@font-face{font-family:As Roboto;font-weight:600 900;src:local("Roboto Bold");size-adjust:104.9%;ascent-override:90.6%;descent-override:21.4%;line-gap-override:0%}
:root{--font:Public Sans,As Arial,As Roboto,system-ui,sans-serif}
`;

export const baseStyle = `
*{box-sizing:border-box;margin:0}
html{text-size-adjust:100%;-webkit-text-size-adjust:100%}
body{font:1.0625rem/1.6 var(--font,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif);color:var(--ink);background:var(--paper);overflow-wrap:break-word}
h1,h2{text-wrap:balance;letter-spacing:-.015em}
a{color:var(--mark)}
p,li,dd{max-width:34rem;text-wrap:pretty}
:focus-visible{outline:2px solid var(--mark);outline-offset:2px}
.button{display:inline-block;min-height:3rem;padding:.65rem 1.75rem;border:2px solid var(--button-edge);border-radius:8px;background:var(--button);color:var(--on-button);font:inherit;font-weight:650;text-align:center;text-decoration:none;cursor:pointer}
.muted{color:var(--muted)}
`;

/** Header and footer of all pages of a company. */
export const frameStyle = `
body{display:flex;flex-direction:column;min-height:100vh}
main{flex:1}
.top,.foot,.head{padding-inline:max(1.25rem,50% - 34rem)}
.top{display:flex;align-items:center;min-height:4.5rem;padding-block:.75rem;background:var(--head);color:var(--head-ink);font-weight:700;font-size:1.0625rem;letter-spacing:-.01em}
.logo{display:block;width:auto;max-width:12rem;height:auto;max-height:3rem}
.on-brand .logo{padding:.4rem .7rem;border-radius:8px;background:#fff;max-height:3.25rem}
.head{background:var(--head);color:var(--head-ink)}
.head a:focus-visible,.top a:focus-visible{outline-color:var(--head-ink)}
.shot{display:block;width:100%;height:auto;border-radius:14px}
.photo{max-height:34rem;object-fit:cover}
.motif{aspect-ratio:2/1}
@media (min-width:40rem){.motif{aspect-ratio:4/3}}
.foot{padding-block:1.5rem 2rem;border-top:1px solid var(--foot-line);background:var(--foot);color:var(--foot-ink);font-size:.875rem}
.foot p{max-width:none}
@media (prefers-color-scheme:dark){.on-paper .logo{padding:.4rem .7rem;border-radius:8px;background:#fff}}
`;
