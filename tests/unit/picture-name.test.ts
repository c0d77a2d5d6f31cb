import { expect, test } from 'vitest';
import { parsePictureName, pictureSrcset, pictureWidths } from '#shared/picture-name.ts';

test('a picture’s name tells its widths; another name tells nothing', () => {
  const image = '0mwzm1yg7-e2sbgqyhr5-1600x900.jpg';
  const name = parsePictureName(image);
  expect(name && pictureWidths(name)).toEqual([640, 800, 1280, 1600]);
  expect(pictureSrcset(image, 'v 1')).toBe(
    [640, 800, 1280, 1600].map((w) => `/gr8-blog-backend/uploads/${image}?v=v%201&w=${w} ${w}w`).join(', '),
  );
  expect(parsePictureName('0mwzm1yg7-e2sbgqyhr5-30x20.gif')).toMatchObject({ moving: true });
  for (const other of ['', 'image.png', `../${image}`, `${image}.html`]) {
    expect(parsePictureName(other)).toBeUndefined();
  }
});
