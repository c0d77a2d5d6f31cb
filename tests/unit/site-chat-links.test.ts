import { expect, test } from 'vitest';
import { chatLinks } from '#content/company.ts';

const phone = { display: '+977 980-000-0099', tel: '+9779800000099' } as const;

test('there is a link for each app that has a number, and none without', () => {
  expect(chatLinks({})).toEqual([]);
  expect(chatLinks({ viber: phone })).toEqual([
    { name: 'Viber', href: 'viber://chat?number=%2B9779800000099' },
  ]);
  expect(chatLinks({ whatsapp: phone, viber: phone })).toEqual([
    { name: 'WhatsApp', href: 'https://wa.me/9779800000099' },
    { name: 'Viber', href: 'viber://chat?number=%2B9779800000099' },
  ]);
});
