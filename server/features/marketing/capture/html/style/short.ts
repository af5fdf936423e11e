/** A page with a few sentences and at most one button, with a picture beside them if there is one. */
export const shortStyle = `
h1{font-size:clamp(2rem,1.5rem + 2.2vw,3rem);line-height:1.1;letter-spacing:-.025em;font-weight:750}
main{display:grid;gap:2.5rem;align-content:start;padding:clamp(2rem,6vw,5rem) max(1.25rem,50% - 34rem) 4rem}
.words{display:grid;gap:1.25rem;justify-items:start;align-content:center}
.words p{font-size:1.125rem}
.tick{width:3.5rem;height:3.5rem;color:var(--mark)}
.note{padding:1rem 1.25rem;border:1px solid var(--line);border-radius:14px;background:var(--sheet)}
.words .note{font-size:1.0625rem}
.back{display:inline-block;padding-block:.6rem}
.top{border-bottom:1px solid var(--line)}
@media (min-width:40rem){.pictured{grid-template-columns:minmax(0,1fr) minmax(0,42%)}}
@media (min-width:62rem){.pictured{grid-template-columns:minmax(0,1fr) minmax(0,28rem);gap:4rem}}
`;
