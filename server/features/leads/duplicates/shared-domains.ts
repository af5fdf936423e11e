/** Domains of public mail and web hosts; companies that share one have nothing in common. */
export const sharedDomains = [
  ...['gmail.com', 'googlemail.com', 'hotmail.com', 'hotmail.es', 'outlook.com', 'outlook.es', 'live.com'],
  ...['msn.com', 'yahoo.com', 'yahoo.es', 'ymail.com', 'icloud.com', 'me.com', 'mac.com', 'aol.com'],
  ...['telefonica.net', 'movistar.es', 'orange.es', 'wanadoo.es', 'vodafone.es', 'ono.com', 'terra.es'],
  ...['ya.com', 'jazztel.es', 'euskaltel.net', 'mundo-r.com', 'gmx.com', 'gmx.es', 'gmx.net', 'mail.com'],
  ...[
    'proton.me',
    'protonmail.com',
    'pm.me',
    'zoho.com',
    'yandex.com',
    'hey.com',
    'fastmail.com',
    'tutanota.com',
  ],
  ...['facebook.com', 'instagram.com', 'linkedin.com', 'twitter.com', 'x.com', 'youtube.com', 'tiktok.com'],
  ...['linktr.ee', 'sites.google.com', 'business.site', 'wixsite.com', 'wordpress.com', 'blogspot.com'],
];
