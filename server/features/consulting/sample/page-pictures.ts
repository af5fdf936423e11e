import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { samplePages } from '../../../../shared/consulting/sample/addresses';

const { count, width, height } = samplePages;

/** The first pages of a PDF as WebP pictures. */
export async function pagePictures(pdf: Uint8Array): Promise<Uint8Array[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pictures: Uint8Array[] = [];
  for (let page = 0; page < Math.min(count, document.getPageCount()); page += 1) {
    const { data } = await document.getPage(page).render({
      width,
      height,
      render: (given) =>
        sharp(given.data, { raw: { width: given.width, height: given.height, channels: 4 } })
          .webp({ quality: 70 })
          .toBuffer(),
    });
    pictures.push(data);
  }
  document.destroy();
  library.destroy();
  return pictures;
}
