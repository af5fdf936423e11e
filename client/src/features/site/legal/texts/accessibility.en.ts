export const texts = {
  title: 'Accessibility',
  description: 'What we aim for, how we test it, the known gaps and how to tell us about an obstacle.',
  lead: 'Everybody should be able to use this site. Here is how far we have come, and how to tell us where we have not.',
  sections: {
    aim: {
      title: 'What we aim for',
      text: 'The site and the portals are made to meet level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. We have checked this ourselves; nobody else has certified it.',
    },
    does: {
      title: 'What that means here',
      text: '- Everything works with the keyboard, and you can see where you are.\n- Texts are written for screen readers too: headings, labels, error messages and page changes are announced.\n- Text and controls keep enough contrast, in light and in dark, and colour is never the only sign.\n- Pages can be enlarged to 400% and read on a narrow screen without scrolling sideways.\n- If your system asks for less motion, nothing moves.\n- The public pages can be read, and the contact form sent, without scripts.',
    },
    tests: {
      title: 'How we test it',
      text: 'We test every screen automatically and by keyboard, in light and in dark, in narrow and in wide windows. Automatic checks find only part of all obstacles, so your report matters.',
    },
    limits: {
      title: 'Known gaps',
      text: 'No one from outside has audited the site, and we have not tried every screen reader with every browser. What you upload or write yourself in the portals is as accessible as you make it. We cannot fix the sites we link to.',
    },
    report: {
      title: 'If something gets in your way',
      text: 'Write to us. Say which page it is, what you wanted to do and what you use (browser, screen reader). We answer, and in the meantime give you what you need in another way.',
    },
  },
};
