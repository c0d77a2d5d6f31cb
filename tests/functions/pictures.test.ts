import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { createId } from '#shared/ids.ts';
import { parsePictureName, pictureSrcset } from '#shared/picture-name.ts';
import { movementOf } from '#shared/picture-format.ts';
import { servedCall } from '#tests/support/all-functions.ts';
import { callFunction, send } from '#tests/support/call-function.ts';
import { sessionFrom, useAdministrator } from '#tests/support/staff-session.ts';
import { openTestStore, useStore } from '#tests/support/test-store.ts';
import { blank, upload } from '#tests/support/uploads.ts';

useStore();
beforeAll(useAdministrator);

async function fetchImage(
  image: string,
  query: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  const { run, definition } = servedCall('blogImage');
  return send(run, definition, { params: { image }, query, headers });
}

async function metadataOf(response: Response) {
  return sharp(Buffer.from(await response.arrayBuffer())).metadata();
}

describe('an uploaded picture [S7-21]', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('may be %s', async (format) => {
    const { status, body } = await upload(await blank(700, 500).toFormat(format).toBuffer());
    expect(status).toBe(200);
    const shown = await fetchImage(body.blog.image, { v: '1' }, { accept: 'image/avif,image/webp,*/*' });
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(await metadataOf(shown)).toMatchObject({ width: 700, height: 500 });
  });

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML in disguise', '<!doctype html><script>alert(1)</script>'],
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['text', 'just some words'],
  ])('must not be %s, and the refusal names what may be', async (_, text) => {
    const { status, body } = await upload(Buffer.from(text, 'latin1'), 'image.png');
    expect(status).toBe(422);
    expect(body.errors?.image).toContain('JPEG, PNG, WebP, AVIF or GIF');
  });

  test.each([
    ['a JPEG that breaks off', '\xff\xd8\xff\xe0\0\x10JFIF'],
    ['a PNG of nothing', '\x89PNG\r\n\x1a\nnothing'],
    ['a GIF with a script behind it', 'GIF89a/*<script>*/'],
  ])('must be readable: %s is refused', async (_, text) => {
    expect((await upload(Buffer.from(text, 'latin1'))).status).toBe(422);
  });

  test('that would come to a standstill is refused', async () => {
    const png = await blank(10, 10).png().toBuffer();
    const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
    control.writeUInt32BE(crc32(control.subarray(4, 16)), 16);
    const afterHeader = 33;
    const animated = Buffer.concat([png.subarray(0, afterHeader), control, png.subarray(afterHeader)]);
    const sequence = await blank(10, 10).avif().toBuffer();
    sequence.write('avis', 8, 'latin1');
    for (const bytes of [animated, sequence]) {
      const { status, body } = await upload(bytes);
      expect([status, body.error]).toEqual([
        422,
        'This picture moves, which only GIF and WebP do here. Choose one of those, or one that stands still.',
      ]);
    }
  });

  test('of no bytes is refused, also as the new one of a post; only a file without a name is none', async () => {
    expect((await upload(new Uint8Array())).status).toBe(422);
    const { blog } = (await upload(await blank(30, 20).png().toBuffer())).body;
    const { run, definition } = servedCall('blogUpdate');
    const edit = async (fileName: string) => {
      const body = new FormData();
      for (const [name, text] of Object.entries({ id: blog.id, title: 'Picture', content: 'y' }))
        body.set(name, text);
      body.set('image', new File([], fileName));
      return callFunction(run, definition, { body, headers: await sessionFrom(Date.now()) });
    };
    expect([(await edit('cover.png')).status, (await edit('')).status]).toEqual([422, 200]);
  });

  test('loses its camera data and stands upright', async () => {
    const camera = await blank(400, 200)
      .jpeg()
      .withExif({ IFD0: { Make: 'Spy' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 39/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { blog } = (await upload(camera)).body;
    for (const accept of ['image/webp', 'image/jpeg']) {
      const shown = await metadataOf(await fetchImage(blog.image, {}, { accept }));
      expect(shown).toMatchObject({ width: 200, height: 400 });
      expect([shown.exif, shown.orientation]).toEqual([undefined, undefined]);
    }
  });

  test('is at most 1,920 pixels a side and comes in the widths of srcset', async () => {
    const { blog } = (await upload(await blank(2400, 1200).jpeg().toBuffer())).body;
    expect(blog.image).toMatch(/-1920x960\.jpg$/);
    for (const [wanted, width] of [
      ['100', 640],
      ['640', 640],
      ['641', 800],
      ['801', 1280],
      ['1280', 1280],
      ['1281', 1920],
      ['9999', 1920],
      ['junk', 1920],
    ] as const) {
      expect((await metadataOf(await fetchImage(blog.image, { w: wanted }))).width).toBe(width);
    }
    expect(pictureSrcset(blog.image, '1')?.split(', ')).toHaveLength(4);
  });

  test('that was kept in fewer widths comes in the next wider one', async () => {
    const { blog } = (await upload(await blank(1600, 900).jpeg().toBuffer())).body;
    const id = parsePictureName(blog.image)?.id ?? '';
    const { blobs } = await openTestStore('images').list({ prefix: `${id}/800-` });
    expect(blobs).toHaveLength(2);
    for (const { key } of blobs) await openTestStore('images').delete(key);
    expect((await metadataOf(await fetchImage(blog.image, { w: '700' }))).width).toBe(1280);
  });

  test('comes as the one that was kept first until the others are, and nobody keeps that', async () => {
    const { blog } = (await upload(await blank(1600, 900).jpeg().toBuffer())).body;
    const id = parsePictureName(blog.image)?.id ?? '';
    const store = openTestStore('images');
    const first = `${id}/1600-jpeg`;
    const bytes = await store.get(first, { type: 'arrayBuffer' });
    for (const { key } of (await store.list({ prefix: `${id}/` })).blobs)
      if (key !== first) await store.delete(key);
    const headersOf = async (image: string) => {
      const shown = await fetchImage(image, { w: '640', v: '1' }, { accept: 'image/webp' });
      const { width } = await metadataOf(shown.clone());
      const names = ['content-type', 'cache-control', 'netlify-cdn-cache-control', 'etag'];
      return [width, ...names.map((name) => shown.headers.get(name)?.split('-').at(-1))];
    };
    expect(await headersOf(blog.image)).toEqual([1600, 'image/jpeg', 'cache', undefined, undefined]);
    // What breaks off stays like this.
    const old = createId(Date.now() - 120_000);
    await store.set(`${old}/1600-jpeg`, bytes);
    expect((await headersOf(blog.image.replace(id, old))).slice(0, 3)).toEqual([
      1600,
      'image/jpeg',
      'age=31536000, immutable',
    ]);
  });

  test('stays see-through as a PNG and moving as a GIF', async () => {
    const seeThrough = (await upload(await blank(50, 50, 4).png().toBuffer())).body.blog;
    const png = await fetchImage(seeThrough.image, {}, { accept: 'image/png' });
    expect(png.headers.get('content-type')).toBe('image/png');
    expect((await metadataOf(png)).hasAlpha).toBe(true);
    const frames = await sharp(Buffer.alloc(20 * 40 * 3, 90), {
      raw: { width: 20, height: 40, channels: 3, pageHeight: 20 },
    })
      .composite([{ input: await blank(10, 10).png().toBuffer(), left: 0, top: 20 }])
      .gif({ delay: [100, 100] })
      .toBuffer();
    const asWebp = await sharp(frames, { animated: true }).webp().toBuffer();
    expect([frames, asWebp].map(movementOf)).toEqual(['kept', 'kept']);
    const moving = (await upload(frames)).body.blog;
    expect(moving.image).toMatch(/-20x20\.gif$/);
    for (const accept of ['image/webp', 'image/gif']) {
      expect((await metadataOf(await fetchImage(moving.image, {}, { accept }))).pages).toBe(2);
    }
  });

  test('is made anew: what hides behind or inside a good picture is not kept', async () => {
    const script = '<script>alert(1)</script>';
    const good = await blank(30, 20)
      .jpeg()
      .withExif({ IFD0: { ImageDescription: script } })
      .toBuffer();
    const { status, body } = await upload(
      Buffer.concat([good, Buffer.from(script), Buffer.from('PK\x03\x04')]),
    );
    expect(status).toBe(200);
    for (const accept of ['image/webp', 'image/jpeg']) {
      const shown = Buffer.from(await (await fetchImage(body.blog.image, {}, { accept })).arrayBuffer());
      expect(shown.includes('script')).toBe(false);
      expect(shown.includes('PK\x03\x04')).toBe(false);
    }
  });

  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'cut off in the middle is refused: %s',
    async (format) => {
      const whole = await sharp({
        create: {
          width: 300,
          height: 200,
          channels: 3,
          background: '#888',
          noise: { type: 'gaussian', mean: 128, sigma: 60 },
        },
      })
        .toFormat(format)
        .toBuffer();
      const { status, body } = await upload(whole.subarray(0, whole.length / 2));
      expect(status).toBe(422);
      expect(body.errors?.image).toContain('JPEG, PNG, WebP, AVIF or GIF');
    },
  );

  test('two files called image.png stay two', async () => {
    const bytes = await blank(20, 20).png().toBuffer();
    const [a, b] = await Promise.all([upload(bytes), upload(bytes)]);
    expect(a.body.blog.image).not.toBe(b.body.blog.image);
  });
});

describe('the image call', () => {
  test('is kept for a year with the version query, sandboxed, and not sent twice', async () => {
    const { blog } = (await upload(await blank(100, 80).jpeg().toBuffer())).body;
    const shown = await fetchImage(blog.image, { v: blog.updated_at }, { accept: 'image/webp' });
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      vary: 'Accept',
    });
    const etag = shown.headers.get('etag') ?? '';
    const again = await fetchImage(blog.image, {}, { accept: 'image/webp', 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const other = await fetchImage(blog.image, {}, { accept: 'image/jpeg', 'if-none-match': etag });
    expect(other.status).toBe(200);
  });

  test.each(['nothing.jpg', '../posts/records/x', '0mwzm1yg7-e2sbgqyhr5-100x80.jpg', '%2e%2e%2fx', ''])(
    'answers %j with 404',
    async (image) => {
      expect((await fetchImage(image)).status).toBe(404);
    },
  );
});
