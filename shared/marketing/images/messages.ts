import { english, type Message, validation } from '../../message';

export const imageMessages = {
  'image.missing': english('This picture isn’t there', 'Esta imagen no existe'),
  'image.kind': validation(
    'Choose a PNG or JPEG picture; this file is neither, or is damaged',
    'Elige una imagen PNG o JPEG; este archivo no lo es o está dañado',
  ),
  'image.large': validation(
    'The picture is {{width}} × {{height}} pixels. It can have at most {{side}} on a side and {{megapixels}} million in all.',
    'La imagen mide {{width}} × {{height}} píxeles. Puede tener como máximo {{side}} por lado y {{megapixels}} millones en total.',
  ),
} satisfies Record<string, Message>;
