export const texts = {
  hint: 'PNG or JPEG, up to 5 MB.',
  choose: 'Choose a picture',
  uploading: 'Uploading…',
  preview: '{{label}}, as it is',
  remove: 'Remove',
};
