import { mailColours } from '../../../../../shared/marketing/campaigns/rendering/mail/mail-colours';

type Colours = ReturnType<typeof mailColours>['light'];

const variables = ({ paper, sheet, ink, muted, line, mark, button }: Colours) =>
  `--paper:${paper};--sheet:${sheet};--ink:${ink};--muted:${muted};--line:${line};--mark:${mark};` +
  `--button:${button.ground};--on:${button.text};--edge:${button.edge}`;

const danger = { light: '#b42318', dark: '#ff9b8f' };

/** The colours of a company's pages, in light and dark; every text reaches 4.5:1 on its ground. */
function coloursOf(brand: string | null): string {
  const { light, dark } = mailColours(brand);
  return (
    `:root{color-scheme:light dark;${variables(light)};--danger:${danger.light}}` +
    `@media (prefers-color-scheme:dark){:root{${variables(dark)};--danger:${danger.dark}}}`
  );
}

const base = `
*{box-sizing:border-box;margin:0}
body{font:1.0625rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",sans-serif;color:var(--ink);background:var(--paper);overflow-wrap:break-word}
h1{font-size:clamp(1.9rem,1.3rem + 3vw,3.25rem);line-height:1.12;letter-spacing:-.02em;text-wrap:balance}
h2{font-size:1.375rem;line-height:1.25;text-wrap:balance}
h3{font-size:1.0625rem;line-height:1.35}
a{color:var(--mark)}
p,li,dd{max-width:68ch}
:focus-visible{outline:2px solid var(--mark);outline-offset:2px}
.top,.wrap,.foot{max-width:70rem;margin-inline:auto;padding-inline:1.25rem}
.top{padding-block:1.1rem;font-weight:650}
.button{display:inline-block;min-height:2.9rem;padding:.7rem 1.5rem;border:2px solid var(--edge);border-radius:8px;background:var(--button);color:var(--on);font:inherit;font-weight:650;text-decoration:none;cursor:pointer}
.muted{color:var(--muted)}
`;

const form = `
.form{display:grid;gap:1rem;padding:1.5rem;border:1px solid var(--line);border-radius:14px;background:var(--sheet)}
.field{display:grid;gap:.3rem}
.field label{font-weight:600;font-size:.9375rem}
.field small{font-weight:400;color:var(--muted)}
input:not([type=checkbox]),textarea{width:100%;min-height:2.9rem;padding:.6rem .75rem;border:1px solid var(--muted);border-radius:8px;background:var(--paper);color:var(--ink);font:inherit}
textarea{min-height:7rem;resize:vertical}
[aria-invalid=true]{border:2px solid var(--danger)!important}
.problem{color:var(--danger);font-size:.9375rem}
.alert{padding:.75rem 1rem;border-left:4px solid var(--danger);background:var(--paper)}
.agree{display:grid;grid-template-columns:1.5rem 1fr;gap:.65rem;align-items:start;font-size:.9375rem}
.agree input{width:1.35rem;height:1.35rem;margin-top:.1rem;accent-color:var(--button)}
.apart{position:absolute;left:-10000px;width:1px;height:1px;overflow:hidden}
.form .button{width:100%}
.privacy{font-size:.875rem;line-height:1.55;color:var(--muted)}
`;

const landing = `
main{padding-block:1rem 4rem}
.logo{display:block;width:auto;max-width:12rem;height:auto;max-height:3rem}
.photo{display:block;width:100%;height:auto;max-height:32rem;margin-bottom:2rem;border-radius:14px;object-fit:cover}
.head{display:grid;gap:1.1rem;padding-block:clamp(1.5rem,5vw,4rem) 2rem}
.head p{font-size:1.2rem;color:var(--muted)}
.facts{display:grid;padding:0;list-style:none;border-top:1px solid var(--line)}
.facts li{padding-block:.7rem;border-bottom:1px solid var(--line);max-width:none}
.benefits{display:grid;gap:1.5rem;padding-block:2.25rem}
.benefits h2{color:var(--mark);font-size:1.2rem}
.terms{display:grid;gap:.35rem;margin-bottom:2.25rem;padding:1.25rem 1.5rem;border-left:4px solid var(--mark);background:var(--sheet)}
.price{font-size:1.5rem;font-weight:700;font-variant-numeric:tabular-nums}
.before{color:var(--muted)}
section>ul,section>ol{display:grid;gap:.35rem;padding-left:1.4rem}
.block{display:grid;gap:.75rem;margin-bottom:2rem}
blockquote{padding-left:1.1rem;border-left:4px solid var(--mark);font-size:1.15rem;line-height:1.5;max-width:62ch}
.pairs{display:grid;gap:.5rem}
.pairs div{display:flex;flex-wrap:wrap;gap:.1rem .75rem;padding-block:.35rem;border-bottom:1px solid var(--line)}
.pairs dt{min-width:9rem;font-weight:650}
.head .terms{margin:0}
.head .terms p{color:inherit}
.faq{display:grid;gap:1rem;padding-block:1rem 2.5rem}
.faq dl{display:grid;gap:1rem}
.faq dt{font-weight:650}
.faq dd{color:var(--muted)}
.ask{display:grid;gap:1rem}
.foot{padding-block:1.5rem 2.5rem;border-top:1px solid var(--line);font-size:.875rem;color:var(--muted)}
@media (min-width:60rem){
.wrap{display:grid;grid-template-columns:minmax(0,1fr) 24rem;column-gap:4.5rem;grid-template-rows:auto 1fr}
.head,.body{grid-column:1}
.ask{grid-column:2;grid-row:1/3;align-self:start;position:sticky;top:1.5rem;padding-top:clamp(1.5rem,5vw,4rem)}
.head .button{display:none}
}
`;

const oneLine = (css: string) => css.replaceAll('\n', '');

/** The style of a landing page. */
export const landingStyle = (brand: string | null) => oneLine(coloursOf(brand) + base + form + landing);

/** The style of a form in a frame. It has its own ground: the page around it may be light where the reader's system is dark. */
export const embedStyle = (brand: string | null) =>
  `${oneLine(coloursOf(brand) + base + form)}body{padding:.5rem}.privacy{padding:1rem .5rem 0}`;

/** The style of a page with a sentence or two and at most one button. */
export const shortStyle = (brand: string | null) =>
  `${oneLine(coloursOf(brand) + base)}main{display:grid;gap:1.1rem;justify-items:start;max-width:38rem;margin:12vh auto 3rem;padding-inline:1.25rem}h1{font-size:clamp(1.7rem,1.3rem + 2vw,2.5rem)}`;
