/** The header: heading and introduction, with a picture beside them if there is one. */
const head = `
h1{font-size:clamp(2.125rem,1.5rem + 2.9vw,3.5rem);line-height:1.08;letter-spacing:-.025em;font-weight:750}
.head{display:grid;align-items:center;gap:2rem;padding-block:clamp(1.25rem,3.5vw,3.25rem) clamp(2rem,5vw,4rem)}
.words{display:grid;gap:1.25rem;align-content:center;justify-items:start}
.words>p{font-size:clamp(1.125rem,1rem + .5vw,1.3125rem);line-height:1.5;color:var(--head-muted);max-width:34rem}
.words .button{background:var(--head-button);color:var(--on-head-button);border-color:var(--head-button);margin-top:.25rem}
.on-paper .words .button{border-color:var(--button-edge)}
.on-brand .head .shot{box-shadow:0 0 0 1px var(--head-line)}
.words .terms{padding:0;border:0}
.words .terms p{color:inherit}
`;

/** The blocks between header and form. */
const body = `
.body{display:grid;gap:2.75rem;align-content:start;padding-block:2.75rem}
h2{font-size:clamp(1.5rem,1.35rem + .6vw,1.75rem);line-height:1.2;font-weight:700}
.block{display:grid;gap:1.25rem}
.block+.block{padding-top:2.75rem;border-top:1px solid var(--line)}
.lead>p{font-size:1.25rem;line-height:1.55}
blockquote{padding-left:1.25rem;border-left:4px solid var(--mark);font-size:clamp(1.3125rem,1.2rem + .6vw,1.625rem);line-height:1.35;font-weight:600;letter-spacing:-.01em;max-width:34rem;text-wrap:balance}
ul,ol{padding:0;list-style:none}
.list{display:grid;gap:.7rem 2rem}
.list li{display:grid;grid-template-columns:.5rem 1fr;gap:.85rem}
.list li:before{content:"";width:.5rem;height:.5rem;margin-top:.58em;background:var(--mark)}
.steps{counter-reset:step}
.steps li{position:relative;display:grid;grid-template-columns:2.25rem 1fr;gap:1rem;padding-bottom:1.4rem;counter-increment:step}
.steps li:last-child{padding-bottom:0}
.steps li:before{content:counter(step);display:grid;place-items:center;width:2.25rem;height:2.25rem;border:2px solid var(--mark);border-radius:50%;color:var(--mark);font-weight:700;font-variant-numeric:tabular-nums;line-height:1}
.steps li:not(:last-child):after{content:"";position:absolute;top:2.6rem;bottom:.35rem;left:calc(1.125rem - 1px);width:2px;background:var(--line)}
.steps span{padding-top:.25rem}
.pairs div{display:grid;gap:0 1.5rem;padding-block:.75rem;border-top:1px solid var(--line)}
.pairs dt{color:var(--muted)}
.pairs dd{font-weight:600;font-variant-numeric:tabular-nums}
.faq div{display:grid;gap:.35rem;padding-block:1.1rem;border-top:1px solid var(--line)}
.faq dt{font-weight:700;font-size:1.125rem;line-height:1.4;text-wrap:balance}
.terms{display:grid;gap:.35rem;padding-left:1.25rem;border-left:4px solid var(--mark)}
.price{font-size:1.0625rem;font-variant-numeric:tabular-nums}
.price b{font-size:2rem;line-height:1.15;font-weight:750;letter-spacing:-.02em;white-space:nowrap}
.before{color:var(--muted)}
.words .before{color:var(--head-muted)}
.closing{order:1}
.ask{display:grid;gap:1.1rem;align-content:start;padding-bottom:3rem}
main>.body,main>.ask{padding-inline:1.25rem}
@media (min-width:40rem){
.list{grid-template-columns:repeat(auto-fit,minmax(15rem,1fr))}
.pairs div{grid-template-columns:9rem 1fr}
main.pictured .head{grid-template-columns:minmax(0,1fr) minmax(0,45%);gap:2.5rem}
.form{padding:1.75rem}
}
`;

/** On wide screens the form is beside the text: from the top, or below the header if that has a picture. */
const wide = `
@media (min-width:62rem){
main{display:grid;grid-template-columns:max(1.25rem,50% - 34rem) minmax(0,1fr) 25rem max(1.25rem,50% - 34rem);grid-template-rows:auto 1fr}
main>.head{grid-column:1/-1;grid-row:1}
main.pictured .head{grid-template-columns:minmax(0,1fr) minmax(0,30rem);gap:4rem}
.bare .head{padding-right:calc(max(1.25rem,50% - 34rem) + 29rem);padding-block:4.5rem 5rem}
main>.body{grid-column:2;grid-row:2;padding:3.5rem 4rem 5rem 0}
main>.ask{grid-column:3;grid-row:2;padding:0;margin-block:3.5rem 5rem}
.pictured>.ask{position:sticky;top:1.5rem;align-self:start}
.bare>.ask{grid-row:1/3;margin-top:2.25rem}
.bare .words .button{display:none}
}
`;

export const landingStyle = head + body + wide;
