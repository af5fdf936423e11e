import base from './playwright.config';
export default { ...base, webServer: { ...(base.webServer as object), timeout: 560_000 }, timeout: 240_000, expect: { timeout: 30_000 } };
