export const texts = {
  showAs: 'Show {{title}} as',
  drawing: 'Chart',
  all: 'Show all {{count}}',
  table: 'Table',
  csvOf: 'Download {{title}} as CSV',
  bar: '{{row}}, {{column}}: {{value}}',
};
