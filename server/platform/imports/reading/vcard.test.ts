import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { vcardHeaders, vcardRecords } from './vcard-records';

/** The filled cells of each card by their columns. */
async function read(...lines: string[]) {
  const cards: Record<string, string>[] = [];
  for await (const { cells } of vcardRecords(Readable.from([lines.join('\r\n')]))) {
    const filled = cells.map((cell, place) => [vcardHeaders[place] ?? '', cell]).filter(([, cell]) => cell);
    cards.push(Object.fromEntries(filled) as Record<string, string>);
  }
  return cards;
}

const card = (...lines: string[]) => read('BEGIN:VCARD', ...lines, 'END:VCARD');

test('an Apple card: groups, departments, several types, a folded photo, a custom label', async () => {
  const [ana] = await card(
    ...[
      'VERSION:3.0',
      'PRODID:-//Apple Inc.//iOS 17.4//EN',
      'N:García Ruiz;Ana;María;;',
      'FN:Ana María García Ruiz',
    ],
    ...[
      'ORG:Forn Vell\\, S.L.;Ventas;Norte',
      'TITLE:Directora',
      'EMAIL;type=INTERNET;type=HOME;type=pref:ana@example.org',
    ],
    ...['item1.EMAIL;type=INTERNET:ana@forn.example', 'item1.X-ABLabel:_$!<Other>!$_'],
    ...[
      'TEL;type=CELL;type=VOICE;type=pref:+34 600 111 222',
      'item2.TEL:+34 972 111 222',
      'item2.X-ABLabel:Tienda',
    ],
    ...[
      'item3.ADR;type=WORK;type=pref:;;Carrer Major 1\\nBaixos;Girona;Girona;17001;Espanya',
      'item3.X-ABADR:es',
    ],
    ...[
      'item4.URL;type=pref:https://forn.example',
      'X-SOCIALPROFILE;type=linkedin:https://www.linkedin.com/in/ana',
    ],
    ...['NOTE:Le gusta\\; el pan\\, y más:\\nmucho \\\\ más', 'BDAY:1985-04-12'],
    ...[
      'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQAAAQABAAD',
      ' 2wCEAAkGBxMTEhUTExMWFhUXGBgaGBgYGBgaGBgY',
      ' Tm9URTpoaQ==',
      'UID:7A1B',
    ],
  );
  expect(ana).toEqual({
    first_name: 'Ana María',
    last_name: 'García Ruiz',
    job_title: 'Directora',
    company_name: 'Forn Vell, S.L.',
    email: 'ana@example.org',
    email_label: 'personal',
    email_2: 'ana@forn.example',
    email_2_label: 'other',
    phone: '+34 600 111 222',
    phone_label: 'mobile',
    phone_2: '+34 972 111 222',
    phone_2_label: 'other',
    address: 'Carrer Major 1, Baixos',
    city: 'Girona',
    region: 'Girona',
    postal_code: '17001',
    country: 'Espanya',
    website: 'https://forn.example',
    linkedin_url: 'https://www.linkedin.com/in/ana',
    notes: 'Le gusta; el pan, y más:\nmucho \\ más',
    birthday: '1985-04-12',
    external_id: '7A1B',
  });
});

test('a Google card: categories, custom groups and a birthday', async () => {
  const [eva] = await card(
    ...[
      'VERSION:3.0',
      'FN:Eva Puig',
      'N:Puig;Eva;;;',
      'item1.EMAIL;TYPE=INTERNET:eva@example.org',
      'item1.X-ABLabel:',
    ],
    ...['TEL;TYPE=WORK:972 222 333', 'TEL;TYPE=HOME:972 444 555', 'ORG:Bar Nou', 'item2.ORG:Otra'],
    ...['CATEGORIES:myContacts,VIP\\, feria,A|B', 'NOTE:Uno', 'NOTE:Dos'],
  );
  expect(eva).toEqual({
    first_name: 'Eva',
    last_name: 'Puig',
    email: 'eva@example.org',
    company_name: 'Bar Nou',
    phone: '972 222 333',
    phone_2: '972 444 555',
    phone_2_label: 'personal',
    tags: 'myContacts|VIP, feria|A\\|B',
    notes: 'Uno\nDos',
  });
});

test('an Outlook card of version 2.1: types without a name, quoted-printable with soft breaks, a photo in lines', async () => {
  const [luis] = await card(
    ...[
      'VERSION:2.1',
      'N;LANGUAGE=es;CHARSET=Windows-1252;ENCODING=QUOTED-PRINTABLE:Mu=F1oz;Luis',
      'FN:Luis',
    ],
    ...['ORG;CHARSET=utf-8;ENCODING=QUOTED-PRINTABLE:Caf=C3=A9=3B Bar;Cocina', 'TITLE:Cocinero'],
    ...['NOTE;ENCODING=QUOTED-PRINTABLE:Una l=C3=ADnea=0D=0Aotra l=', '=C3=ADnea larga=0D=0A'],
    ...[
      'TEL;WORK;VOICE:972 111 222',
      'TEL;HOME;VOICE:972 111 333',
      'TEL;CELL;VOICE:600 111 222',
      'TEL;WORK;FAX:972 999 999',
    ],
    ...['ADR;WORK;PREF;ENCODING=QUOTED-PRINTABLE:;;Calle Mayor=0D=0A2;Vic;;08500;Espa=C3=B1a'],
    ...['EMAIL;PREF;INTERNET:luis@example.org', 'URL;WORK:www.forn.example'],
    ...[
      'PHOTO;TYPE=JPEG;ENCODING=BASE64:',
      ' /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQIB',
      ' AQICAgICAgICAwUDAwMDAwYEBAMFBwYHBwcGBwcI',
      '',
      'REV:20260102T030405Z',
    ],
  );
  expect(luis).toEqual({
    first_name: 'Luis',
    last_name: 'Muñoz',
    company_name: 'Café; Bar',
    job_title: 'Cocinero',
    phone: '972 111 222',
    phone_2: '972 111 333',
    phone_2_label: 'personal',
    mobile: '600 111 222',
    address: 'Calle Mayor, 2',
    city: 'Vic',
    postal_code: '08500',
    country: 'España',
    email: 'luis@example.org',
    website: 'www.forn.example',
    notes: 'Una línea\notra línea larga\nFax: 972 999 999',
  });
});

test('a card of version 4.0: links as values, quoted types, preferences in order', async () => {
  const [mia] = await card(
    ...['VERSION:4.0', 'KIND:individual', 'FN:Mía Vila', 'N:Vila;Mía;Rosa,Pía;Dra.;'],
    ...['EMAIL;TYPE=work;PREF=2:mia@work.example', 'EMAIL;TYPE=home;PREF=1:mia@home.example'],
    ...[
      'TEL;VALUE=uri;TYPE="voice,cell":tel:+34-600-111-222',
      'TEL;VALUE=uri;TYPE=work;PREF=1:tel:+34-972-111-222;ext=12',
    ],
    ...[
      'ADR;TYPE=work;LABEL="Carrer Nou 1, Vic":;;Carrer Nou 1;Vic;;08500;ES',
      'ORG;SORT-AS="Forn":Forn;Ventas',
    ],
    ...['PHOTO:data:image/jpeg;base64,/9j/4AAQSkZJRg', 'UID:urn:uuid:4fbe8971-0bc3-424c-9c26-36c3e1eff6b1'],
  );
  expect(mia).toEqual({
    first_name: 'Mía Rosa Pía',
    last_name: 'Vila',
    company_name: 'Forn',
    email: 'mia@home.example',
    email_label: 'personal',
    email_2: 'mia@work.example',
    phone: '+34-972-111-222 ext. 12',
    mobile: '+34-600-111-222',
    address: 'Carrer Nou 1',
    city: 'Vic',
    postal_code: '08500',
    country: 'ES',
    external_id: 'urn:uuid:4fbe8971-0bc3-424c-9c26-36c3e1eff6b1',
  });
});

test('several versions in one file, other line endings and cases, and group cards, which are skipped', async () => {
  const cards = await read(
    ...[
      'begin:vcard',
      'version:2.1',
      'n:Uno;Ana',
      'end:vcard',
      '',
      'BEGIN:VCARD',
      'VERSION:4.0',
      'FN:Dos',
      'END:VCARD\n',
    ],
    ...['BEGIN:VCARD\nVERSION:3.0\nN:Amigos;;;;\nX-ADDRESSBOOKSERVER-KIND:group\nEND:VCARD'],
    ...[
      'BEGIN:VCARD',
      'VERSION:4.0',
      'KIND:group',
      'FN:Equipo',
      'MEMBER:urn:uuid:1',
      'END:VCARD',
      'BEGIN:VCARD',
    ],
    ...['VERSION:3.0', 'FN:Tres largo', '  y doblado', 'EMAIL:tres@example.org', 'END:VCARD'],
  );
  expect(cards).toEqual([
    { first_name: 'Ana', last_name: 'Uno' },
    { name: 'Dos' },
    { name: 'Tres largo y doblado', email: 'tres@example.org' },
  ]);
});

test('an escaped semicolon or comma does not split a value, and an escaped backslash before one does', async () => {
  const [ana] = await card(
    'VERSION:3.0',
    'N:Vila\\; i Puig;Ana\\\\;;;',
    'ORG:A\\, B\\; C;D',
    'CATEGORIES:a\\\\,b',
  );
  expect(ana).toEqual({
    last_name: 'Vila; i Puig',
    first_name: 'Ana\\',
    company_name: 'A, B; C',
    tags: 'a\\\\|b',
  });
});

test('an invalid or incomplete line loses only itself', async () => {
  const parameters = ';A=b'.repeat(10_000);
  const [ana] = await card(
    'VERSION:3.0',
    'no property',
    'TEL;TYPE="work:972 111 222',
    'TITLE',
    `NOTE${parameters}:long`,
    'EMAIL;=x:ana@example.org',
    'URL:https\\://forn.example/a\\,b',
    'BDAY:1985-4-2',
    'N:Vila;Ana;;;',
  );
  expect(ana).toEqual({
    first_name: 'Ana',
    last_name: 'Vila',
    website: 'https://forn.example/a,b',
    birthday: '1985-4-2',
  });
});

test('addresses and phones beyond the available columns go into the notes', async () => {
  const emails = ['a', 'b', 'c', 'd', 'e'].map((name) => `EMAIL:${name}@example.org`);
  const [ana] = await card('VERSION:3.0', 'N:Vila;Ana', ...emails);
  expect(ana).toMatchObject({ email: 'a@example.org', email_4: 'd@example.org', notes: 'e@example.org' });
});
