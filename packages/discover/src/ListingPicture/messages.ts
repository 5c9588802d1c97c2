export const noPictures = 'No photos';
export const pictureCaption = {
  facade: 'Outside',
  living: 'Living room',
  bedroom: 'Bedroom',
  kitchen: 'Kitchen',
  bath: 'Bathroom',
  'floor-plan': 'Floor plan',
  photo: 'Photo',
} as const;
