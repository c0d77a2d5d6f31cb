import sharp from 'sharp';

/** A small picture in a colour, as a visitor's file. */
export async function smallPicture(name = 'cover.png', colour = '#0f6b5c') {
  const buffer = await sharp({ create: { width: 320, height: 200, channels: 3, background: colour } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

/** A photograph of more than 4 MB that lies on its side: noise, which no format makes small. */
export async function largePhotograph(name = 'holiday.jpg') {
  const buffer = await sharp({
    create: {
      width: 3600,
      height: 1800,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 96 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
