/** A tax id as `crm_companies.tax_key`: upper case, without spaces, dots, dashes and a leading ES; empty for none. */
export const taxKeyOf = (taxId: string) =>
  taxId
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^ES/, '');
