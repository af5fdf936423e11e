export const formStyle = `
.form{display:grid;gap:1.1rem;padding:1.5rem;border:1px solid var(--line);border-radius:14px;background:var(--sheet);color:var(--ink);box-shadow:0 1px 2px rgb(0 0 0/.04),0 10px 28px -14px rgb(0 0 0/.18)}
.form h2{font-size:1.375rem;line-height:1.25}
.field{display:grid;gap:.35rem}
.field label{font-weight:600;font-size:.9375rem}
.field small{font-weight:400;color:var(--muted)}
input:not([type=checkbox]),textarea{width:100%;min-height:3rem;padding:.6rem .8rem;border:1px solid var(--muted);border-radius:8px;background:var(--sheet);color:var(--ink);font:inherit}
textarea{display:block;min-height:6.5rem;resize:vertical}
[aria-invalid=true]{border:2px solid var(--danger)!important}
.problem{color:var(--danger);font-size:.9375rem}
.alert{padding:.75rem 1rem;border-left:4px solid var(--danger);background:var(--paper)}
.agree{display:grid;grid-template-columns:1.5rem 1fr;gap:.65rem;align-items:start;min-height:2.75rem;padding-block:.25rem;font-size:.9375rem;line-height:1.5;cursor:pointer}
.agree input{width:1.4rem;height:1.4rem;margin-top:.05rem;accent-color:var(--mark)}
.apart{position:absolute;left:-10000px;width:1px;height:1px;overflow:hidden}
.form .button{width:100%}
.privacy{max-width:none;font-size:.875rem;line-height:1.55;color:var(--muted)}
.privacy strong{color:var(--ink)}
`;
