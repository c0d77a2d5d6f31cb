import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { useAdministrator } from '#tests/support/staff-session.ts';
import { useStore } from '#tests/support/test-store.ts';
import { blank, upload } from '#tests/support/uploads.ts';

useStore();
beforeAll(useAdministrator);

describe('an uploaded picture', () => {
  test('is bounded by its pixels before it is decoded, and by its bytes', async () => {
    const header = await blank(10, 10).png().toBuffer();
    header.writeUInt32BE(60_000, 16);
    header.writeUInt32BE(60_000, 20);
    expect((await upload(header)).status).toBe(422);
    const heavy = Buffer.concat([await blank(10, 10).png().toBuffer(), Buffer.alloc(4_200_000)]);
    expect((await upload(heavy)).status).toBe(413);
  });

  test('has fewer pixels as a progressive JPEG, which is held as a whole while it is read', async () => {
    const small = await blank(10, 10).jpeg({ progressive: true }).toBuffer();
    const sized = (width: number, height: number) => {
      const bytes = Buffer.from(small);
      const frame = bytes.indexOf(Buffer.from([0xff, 0xc2]));
      bytes.writeUInt16BE(height, frame + 5);
      bytes.writeUInt16BE(width, frame + 7);
      return bytes;
    };
    expect((await upload(small)).status).toBe(200);
    expect((await upload(sized(6_000, 5_000))).body.errors?.image).toMatch(/progressive/);
    // Few enough: it goes on to be read, and is found broken.
    expect((await upload(sized(5_000, 5_000))).body.errors?.image).not.toMatch(/progressive/);
  });

  test('may not unfold to billions of pixels out of forty bytes', async () => {
    const bomb = await blank(2, 2).gif().toBuffer();
    const frame = bomb.indexOf(','.charCodeAt(0));
    for (const offset of [6, 8, frame + 5, frame + 7]) bomb.writeUInt16LE(60_000, offset);
    const { status, body } = await upload(bomb);
    expect([status, body.error]).toEqual([422, 'The picture has too many pixels.']);
  });

  test('of deep colours may have fewer pixels', async () => {
    const header = await blank(10, 10, 4).png().toBuffer();
    const declare = (side: number, bits: number) => {
      header.writeUInt32BE(side, 16);
      header.writeUInt32BE(side, 20);
      header.writeUInt8(bits, 24);
      header.writeUInt32BE(crc32(header.subarray(12, 29)), 29);
      return upload(header);
    };
    expect((await declare(6_000, 16)).body.error).toContain('too many pixels for colours this deep');
    expect((await declare(8_000, 8)).body.error).toBe('The picture has too many pixels.');
  });

  test('that moves may have 20 megapixels in all its frames', async () => {
    const raw = { width: 20, height: 40, channels: 3 as const, pageHeight: 20 };
    const frames = await sharp(Buffer.alloc(20 * 40 * 3).fill(200, 1_200), { raw })
      .gif()
      .toBuffer();
    // The screen, and the first frame's own size: its descriptor is a comma, a place and a size.
    const frame = frames.indexOf(Buffer.from([0x2c, 0, 0, 0, 0, 20, 0, 20, 0]));
    for (const offset of [6, frame + 5]) {
      frames.writeUInt16LE(4_000, offset);
      frames.writeUInt16LE(3_000, offset + 2);
    }
    const { status, body } = await upload(frames);
    expect(status).toBe(422);
    expect(body.errors?.image).toBe(
      'All frames of a moving picture together may have at most 20 megapixels.',
    );
  });
});
