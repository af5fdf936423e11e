import { type CompanyData, completeData } from '../company-data';
import { companyData } from './company-data';

export const shop = companyData({
  company: { name: `O'Neill & Sons "The Corner"`, sector: 'Retail', size: 'small', structure: 'simple' },
  products: [
    { name: `5" nails`, description: `"Galvanised", by the pound; it's the best seller` },
    { name: 'Key cutting', description: 'While you wait', type: 'service' },
  ],
  departments: [
    { name: 'Shop floor', function: `Sells over the counter, 'as ever'`, digitalizationLevel: 2 },
    { name: 'Office', function: 'Orders, invoices and wages', digitalizationLevel: 3 },
  ],
  problems: [
    { description: `Stock is counted by hand: "slow and dull"`, priority: 4, departmentId: 1 },
    { description: `The “other” shop's prices are lower`, priority: 1 },
  ],
  strengths: [
    { description: `Everybody says "ask O'Neill"`, impact: 3 },
    { description: 'Open on Sundays', impact: 2 },
  ],
});

export const studio = companyData({
  company: { name: 'Pixel 👩‍💻 Studio 🚀', sector: 'Technology', size: 'medium', structure: 'matrix' },
  products: [{ name: 'Games 🎮', description: 'For phones 📱 and consoles', type: 'product' }],
  departments: [
    { name: 'Design 🎨', function: 'Draws characters and worlds ✨', digitalizationLevel: 5 },
    { name: 'Code 👨‍👩‍👧‍👦', function: 'Builds engines and servers ⚙️', digitalizationLevel: 5 },
    { name: 'Sound 🎵', function: 'Composes and records 🎧', digitalizationLevel: 5 },
  ],
  problems: [{ description: 'The office is cold 🥶 in winter', priority: 1 }],
  strengths: [{ description: 'A team that stays 💪🏽', impact: 3 }],
});

const long = (sentence: string) =>
  sentence
    .repeat(Math.ceil(10_000 / sentence.length))
    .slice(0, 10_000)
    .trim();

export const lawFirm = companyData({
  company: {
    name: 'Long, Longer & Longest LLP',
    sector: 'Professional services',
    size: 'small',
    structure: 'functional',
  },
  products: [{ name: 'Advice', description: long('Advice at length, in writing. '), type: 'service' }],
  departments: [
    { name: 'Litigation', function: long('Goes to court and waits there. '), digitalizationLevel: 1 },
    { name: 'Tax', function: 'w'.repeat(10_000), digitalizationLevel: 2 },
    { name: 'Contracts', function: long('Reads what nobody reads. '), digitalizationLevel: 4 },
  ],
  problems: [
    { description: `${long('Files pile up. ').slice(0, 9_980)} Manual filing`, priority: 5, departmentId: 1 },
    { description: 'x'.repeat(10_000), priority: 3 },
  ],
  strengths: [{ description: long('Every historical file is kept. '), impact: 5 }],
});

const numbered = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);

export const manufacturer = companyData({
  company: { name: 'Iberian Machine Works', sector: 'Manufacturing', size: 'large', structure: 'divisional' },
  products: numbered(60, 'Press').map((name, index) => ({
    name,
    description: `${name} with a force of ${(index + 1) * 10} kN, built to order`,
    type: index % 6 === 0 ? 'service' : 'product',
  })),
  departments: [...numbered(20, 'Plant'), 'Sales Europe', 'Marketing', 'Controlling', 'Spare parts'].map(
    (name, index) => ({
      name,
      function: index === 22 ? 'Analysis of costs and margins' : `Runs ${name} with its own tools`,
      digitalizationLevel: (index % 5) + 1,
    }),
  ),
  problems: numbered(60, 'Line').map((name, index) => ({
    description: `${name} ${['stops without warning', 'has slow changeovers', 'needs manual reports'][index % 3]}`,
    priority: (index % 5) + 1,
    departmentId: index % 4 === 0 ? null : (index % 24) + 1,
  })),
  strengths: numbered(56, 'Site').map((name, index) => ({
    description: `${name} ${['keeps sensor data of ten years', 'trains its own people'][index % 2]}`,
    impact: (index % 5) + 1,
  })),
});

/** A snapshot from before items had positions and problems had departments. */
const withoutOptional = ({ people: _later, ...data }: CompanyData): CompanyData =>
  completeData({
    ...data,
    problems: data.problems.map(({ id, description, priority }) => ({ id, description, priority })),
    modulesBy: 'meaning',
  });

export const charity = withoutOptional(
  companyData({
    company: { name: 'Open Hands', sector: 'Non-profit', size: 'small', structure: 'functional' },
    products: [{ name: 'Food bank', description: 'Every Thursday in the parish hall', type: 'service' }],
    departments: [
      { name: 'Volunteers', function: 'Finds and trains helpers', digitalizationLevel: 2 },
      {
        name: 'Fundraising',
        function: 'Writes to donors with data from a card index',
        digitalizationLevel: 1,
      },
      { name: 'Kitchen', function: 'Cooks two hundred meals a week', digitalizationLevel: 4 },
    ],
    problems: [
      { description: 'Rotas are repetitive to draw up', priority: 2 },
      { description: 'Few donors under forty', priority: 4 },
    ],
    strengths: [{ description: 'Known to every family in the district', impact: 5 }],
  }),
);

const name200 = (text: string) => text.repeat(200).slice(0, 200).trim();

export const scripts = companyData({
  company: {
    name: name200('Ελληνικά 東京 Київ تجارة '),
    sector: '貿易',
    size: 'medium',
    structure: 'divisional',
  },
  products: [
    { name: '東京の茶', description: 'お茶と急須を世界中に届けます。' },
    {
      name: name200('Zażółć gęślą jaźń '),
      description: 'Cafe\u0301 in decomposed letters, and a\u200bzero-width space',
    },
  ],
  departments: [
    { name: name200('Отдел продаж Sales '), function: 'Продаёт в трёх странах', digitalizationLevel: 2 },
    { name: 'قسم الشحن', function: 'يشحن البضائع إلى الموانئ', digitalizationLevel: 4 },
    { name: 'Αποθήκη', function: 'Κρατά τα εμπορεύματα', digitalizationLevel: 3 },
    { name: 'Αποθήκη', function: 'Κρατά τα εμπορεύματα', digitalizationLevel: 5 },
    { name: 'W'.repeat(200), function: 'A name that no line holds', digitalizationLevel: 1 },
  ],
  problems: [
    { description: '海关手续很慢, and slow too', priority: 3, departmentId: 2 },
    { description: 'Μία μόνο αποθήκη', priority: 5, departmentId: 3 },
  ],
  strengths: [
    { description: 'Δεκαετίες εμπειρίας, with an historical archive', impact: 4 },
    { description: 'שותפים נאמנים', impact: 1 },
  ],
});
