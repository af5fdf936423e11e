export const texts = {
  showAs: 'Show {{title}} as',
  drawing: 'Chart',
  table: 'Table',
  csvOf: 'Download {{title}} as CSV',
  bar: '{{row}}, {{column}}: {{value}}',
};
