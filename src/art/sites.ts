import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { openBrowser } from './kit/browser.ts';
import { ramp, rgb } from './kit/colour.ts';
import { paintRange } from './kit/range.ts';
import { renderSheet } from './kit/sheet.ts';
import { paintSky } from './kit/sky.ts';
import { mountains } from './scenes/himalaya.ts';

const WIDTH = 960;
const HEIGHT = 600;

/** What the lodge's guests see at six: the last light on the snow, over forest already dark. */
async function alpenglow(): Promise<string> {
  const sky = await paintSky(
    {
      colours: ramp([
        [0, '#25355f'],
        [0.55, '#7d6f93'],
        [1, '#f0a577'],
      ]),
      horizon: 0.8,
      glow: { x: 0.72, y: 0.62, reach: 0.5, colour: rgb('#ffcf9a'), strength: 0.8 },
      cloud: { colour: rgb('#f7c3a4'), strength: 0.4, from: 0.1, to: 0.6 },
      stars: 0,
      seed: 21,
    },
    WIDTH,
    HEIGHT,
  );
  const look = {
    base: 1,
    lift: 0.06,
    tall: 0.62,
    sun: { east: 1, north: 0.2, rise: 0.3 },
    relief: 170,
    ground: ramp([
      [0, '#3b3a63'],
      [1, '#b0746c'],
    ]),
    snow: ramp([
      [0, '#6a6f9f'],
      [0.5, '#e9a88a'],
      [1, '#fff0dc'],
    ]),
    snowLine: 0.3,
    haze: rgb('#8a6f8a'),
    hazeFoot: 0.8,
    hazeCrest: 0.08,
    hazeTop: 0.5,
    hazeFar: 0.1,
  };
  const far = await paintRange(
    mountains({
      seed: 57,
      width: 1100,
      depth: 420,
      scale: 4,
      peaks: [
        { at: 0.74, width: 0.44, rise: 0.9 },
        { at: 0.42, width: 0.3, rise: 0.44 },
        { at: 0.98, width: 0.3, rise: 0.5 },
      ],
      rough: 0.4,
      drops: 60000,
    }),
    look,
    WIDTH,
    HEIGHT,
  );
  const near = await paintRange(
    mountains({
      seed: 91,
      width: 1100,
      depth: 300,
      scale: 6,
      peaks: [
        { at: 0.08, width: 0.4, rise: 0.6 },
        { at: 0.94, width: 0.34, rise: 0.4 },
      ],
      rough: 0.45,
      drops: 40000,
    }),
    {
      ...look,
      base: 1.06,
      tall: 0.3,
      ground: ramp([
        [0, '#141f33'],
        [1, '#3d4150'],
      ]),
      snowLine: 9,
      hazeFoot: 0.35,
    },
    WIDTH,
    HEIGHT,
  );
  const jpeg = await sharp(sky)
    .composite([{ input: far }, { input: near }])
    .jpeg({ quality: 92 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

const style = `<style>
  body{background:#10162f}
  .bar{position:absolute;left:0;right:0;top:0;height:52px;background:#e6e8ef;display:flex;align-items:center;padding:0 22px;gap:10px}
  .bar i{width:13px;height:13px;border-radius:50%;background:#b4bacb}.bar b{margin-left:22px;background:#fff;border-radius:17px;height:34px;line-height:34px;padding:0 22px;font:500 18px/34px Figtree;color:#4d556f;flex:1}
  .site{position:absolute;left:0;top:52px;width:960px;height:548px;overflow:hidden}
  .site nav{position:absolute;left:48px;right:48px;top:30px;display:flex;justify-content:space-between;align-items:center;font:500 21px Figtree}.site nav span{display:flex;gap:34px;align-items:center}
  .bakery{background:#f7ead3;color:#3a1f14;font-family:Figtree}.bakery nav b{font:34px 'Abril Fatface'}
  .bakery h1{position:absolute;left:48px;top:108px;font:96px/.92 'Abril Fatface';letter-spacing:-2px}
  .bakery p{position:absolute;left:50px;top:388px;width:370px;font:500 25px/1.4 Figtree}.bakery em{position:absolute;left:48px;top:470px;background:#b23a1e;color:#fff7ea;font:600 22px/56px Figtree;padding:0 28px;border-radius:28px}
  .bakery svg{position:absolute;right:0;top:0}
  .clinic{background:#f4faf8;color:#0d2f2b;font-family:Figtree}.clinic nav b{font:700 27px Figtree;display:flex;gap:12px;align-items:center}.clinic nav u{text-decoration-color:#0f8a74;text-decoration-thickness:3px;text-underline-offset:8px}
  .clinic h1{position:absolute;left:48px;top:122px;font:62px/1.02 'Young Serif';letter-spacing:-1px}
  .clinic p{position:absolute;left:48px;top:272px;width:420px;font:500 23px/1.4 Figtree;color:#3f5f5a}.clinic em{position:absolute;left:48px;top:354px;background:#0f6b5c;color:#fff;font:600 22px/56px Figtree;padding:0 28px;border-radius:8px}
  .clinic .pic{position:absolute;right:48px;top:112px;width:366px;height:308px;border-radius:14px;overflow:hidden}
  .clinic ul{position:absolute;left:48px;right:48px;top:444px;margin:0;padding:0;list-style:none;display:grid;grid-template-columns:repeat(4,1fr);gap:16px}.clinic li{background:#fff;border:1.5px solid #cfe4de;border-radius:10px;height:78px;padding:11px 16px;font:600 21px Figtree}.clinic li small{display:block;font:500 17px/1.5 Figtree;color:#53726c}
  .lodge{color:#fff;font-family:Figtree;background-size:cover}.lodge::before{content:'';position:absolute;inset:0;background:linear-gradient(90deg,#141c38d0,#141c3800 62%),linear-gradient(#141c3890,#141c3800 30%)}
  .lodge nav b{font:36px 'Instrument Serif'}
  .lodge h1{position:absolute;left:48px;top:118px;font:100px/.94 'Instrument Serif';letter-spacing:-2px}
  .lodge p{position:absolute;left:50px;top:326px;width:420px;font:500 24px/1.4 Figtree}.lodge .book{position:absolute;left:48px;top:426px;background:#fff;color:#1b2240;display:flex;border-radius:8px;overflow:hidden;font:600 21px Figtree}.lodge .book span{padding:13px 26px 13px 22px;border-right:1.5px solid #dfe2ec}.lodge .book small{display:block;font:500 16px Figtree;color:#626a86}.lodge .book em{background:#e0622f;color:#fff;padding:25px 28px}
  .cms{position:absolute;right:30px;bottom:28px;width:326px;background:#fff;color:#1b2240;border-radius:12px;padding:20px 22px;box-shadow:0 18px 50px #0a0e2080;font:600 20px Figtree}.cms div{display:flex;justify-content:space-between;align-items:center;border-top:1.5px solid #e4e7ef;padding:11px 0;font-weight:500}.cms div:first-of-type{margin-top:12px}.cms div b{font-weight:600;color:#0f6b5c}.cms div b.full{color:#b3261e}.cms>em{display:block;text-align:center;background:#2b4acb;color:#fff;border-radius:8px;line-height:46px;margin-top:6px}
  em{font-style:normal}
</style>`;

const framed = (address: string, site: string): string =>
  `${style}<div class="bar"><i></i><i></i><i></i><b>${address}</b></div>${site}`;

/** A round loaf on its board, scored and floured, with its steam. */
const loaf = `<svg width="500" height="548" viewBox="0 0 500 548"><defs><radialGradient id="crust" cx=".42" cy=".3" r=".8"><stop stop-color="#eebd75"/><stop offset=".55" stop-color="#c47a35"/><stop offset="1" stop-color="#7a3a18"/></radialGradient></defs><path fill="#b23a1e" d="M90 548C10 330 130 60 330 0h170v548z"/><ellipse cx="310" cy="432" rx="196" ry="44" fill="#6b1f10" opacity=".6"/><path fill="#8a5730" d="M112 402h392v34q0 12-14 12H130q-18 0-18-22z"/><path fill="#a86f42" d="M112 394h392v18H112z"/><path fill="url(#crust)" d="M138 396c-26-98 48-206 176-208 126 2 190 104 172 208q-4 6-14 6H154q-12 0-16-6z"/><g fill="none" stroke="#f9e2b6" stroke-linecap="round" stroke-width="13"><path d="M204 318c16-52 42-80 78-98M272 348c14-60 42-98 76-118M346 364c8-52 26-86 54-108"/></g><g fill="none" stroke="#7a3a18" stroke-linecap="round" stroke-width="4" opacity=".7"><path d="M213 322c16-50 42-78 76-94M281 352c14-58 42-96 74-114M355 366c8-48 24-80 50-102"/></g><g fill="none" stroke="#f7ead3" stroke-linecap="round" stroke-width="7" opacity=".55"><path d="M262 156q-22-26 0-52t0-50M330 150q-22-26 0-52t0-54M396 162q-20-24 0-46t0-46"/></g></svg>`;

const bakery = `<div class="site bakery">${loaf}<nav><b>Heel &amp; Crumb</b></nav><h1>Out of<br>the oven<br>by six.</h1><p>Rye, white and seeded, until the shelf is empty.</p><em>Order for tomorrow</em></div>`;

/** The front of the clinic in the morning: its door open, a bench, a tree. */
const frontDoor = `<svg width="366" height="308" viewBox="0 0 366 308"><path fill="#bfe3ea" d="M0 0h366v308H0z"/><circle cx="300" cy="62" r="34" fill="#fff3cf"/><path fill="#8fbfae" d="M0 190q70-44 140-18t120-26 106 8v154H0z"/><path fill="#fffaf0" d="M62 88h236v180H62z"/><path fill="#0f6b5c" d="M50 72h260v24H50z"/><path fill="#e3efe9" d="M62 96h236v12H62z"/><circle cx="180" cy="66" r="34" fill="#0f6b5c"/><path stroke="#fff" stroke-width="11" d="M180 46v40m-20-20h40"/><g fill="#7fb4bf"><path d="M84 132h54v58H84zM224 132h54v58h-54z"/></g><path stroke="#fff" stroke-width="4" d="M111 132v58M84 160h54M251 132v58M224 160h54"/><path fill="#0c4f45" d="M156 142h50v126h-50z"/><path fill="#ffe2a0" d="M163 149h36v119h-36z"/><path fill="#d9cdb4" d="M0 268h366v40H0z"/><path fill="#f0e6cf" d="M148 268h66l26 40H122z"/><path stroke="#6d4a33" stroke-width="7" d="M226 244h66M234 246v22M284 246v22"/><path fill="#6d4a33" d="M26 186h9v84h-9z"/><circle cx="30" cy="170" r="34" fill="#3f8f6b"/><circle cx="46" cy="190" r="22" fill="#57a57f"/><circle cx="310" cy="262" r="15" fill="#57a57f"/><circle cx="328" cy="258" r="18" fill="#3f8f6b"/></svg>`;
const departments = [
  ['Family doctors', 'Four, every day'],
  ['Children', 'Mon, Wed, Fri'],
  ['Eyes', 'Tuesday, 8–12'],
  ['Laboratory', 'From 7 AM'],
] as const;
const clinic = `<div class="site clinic"><nav><b><svg width="30" height="30"><rect width="30" height="30" rx="7" fill="#0f6b5c"/><path d="M15 6v18M6 15h18" stroke="#fff" stroke-width="5"/></svg>Pipal Clinic</b><span><u>Home</u><span>Doctors</span><span>Fees</span><span>Find us</span></span></nav><h1>Open until<br>eight tonight.</h1><p>Six doctors, a laboratory, and somebody who answers the phone.</p><em>Ask for a time</em><div class="pic">${frontDoor}</div><ul>${departments.map(([name, when]) => `<li>${name}<small>${when}</small></li>`).join('')}</ul></div>`;

const lodge = (view: string): string =>
  `<div class="site lodge" style="background-image:url(${view})"><nav><b>Juniper Lodge</b><span><span>Rooms</span><span>Treks</span><span>Kitchen</span><span>How to reach us</span></span></nav><h1>A stove, a bed,<br>a mountain.</h1><p>Eleven rooms, two days’ walk above the road. Soup at seven.</p><div class="book"><span><small>Arrive</small>Oct 14</span><span><small>Leave</small>Oct 17</span><em>See rooms</em></div></div>`;
const editor = `<div class="cms">Beds, Oct 14<div>Dormitory<b>6 free</b></div><div>Twin, east side<b>1 free</b></div><div>Room with stove<b class="full">Full</b></div><em>Publish</em></div>`;

/** A laptop on a desk with one site, and a phone beside it with another, as they stand at the keys' handing over. */
const desk = (view: string): string => `${style}<style>
  body{background:linear-gradient(#1a2354,#4a3c6b 62%,#8d5a5c)}
  .table{position:absolute;left:0;right:0;bottom:0;height:188px;background:linear-gradient(#6b3a2c,#3e1f1c)}
  .lid{position:absolute;left:70px;top:104px;width:800px;height:512px;background:#0a0e20;border-radius:22px;padding:18px}
  .view{position:relative;overflow:hidden}.lid .view{width:764px;height:478px;border-radius:6px}
  .scale{position:absolute;left:0;top:0;width:960px;height:600px;transform-origin:0 0}.lid .scale{transform:scale(.7959)}
  .base{position:absolute;left:14px;top:614px;width:912px;height:30px;background:linear-gradient(#cfd4e3,#8990ab);border-radius:4px 4px 22px 22px;box-shadow:0 30px 40px #14091480}
  .phone{position:absolute;left:826px;top:270px;width:222px;height:440px;background:#0a0e20;border-radius:34px;padding:11px;box-shadow:0 30px 50px #14091490}
  .phone .view{width:200px;height:418px;border-radius:24px;background:#f7ead3;color:#3a1f14}
  .phone b{position:absolute;left:18px;top:22px;font:21px 'Abril Fatface'}.phone h2{position:absolute;left:18px;top:62px;font:37px/.96 'Abril Fatface';letter-spacing:-.5px}.phone em{position:absolute;left:18px;right:18px;bottom:12px;background:#f7ead3;color:#8c2812;border-radius:22px;text-align:center;font:600 16px/44px Figtree}
  .phone svg{position:absolute;left:-30px;top:160px}
</style><div class="table"></div><div class="lid"><div class="view" data-bleed><div class="scale"><div class="bar"><i></i><i></i><i></i><b>juniper-lodge.example</b></div>${lodge(view)}</div></div></div><div class="base"></div><div class="phone"><div class="view" data-bleed>${loaf.replace('width="500" height="548"', 'width="236" height="259"')}<b>Heel &amp; Crumb</b><h2>Out of<br>the oven<br>by six.</h2><em>Order for tomorrow</em></div></div>`;

/** Writes the websites that show what each size of website is, and two of them on a desk, each as AVIF and WebP. */
export async function drawSites(folder: string): Promise<void> {
  const view = await alpenglow();
  const sheets = [
    ['essence', framed('heel-and-crumb.example', bakery), WIDTH, HEIGHT],
    ['elevate', framed('pipal-clinic.example', clinic), WIDTH, HEIGHT],
    ['elite', framed('juniper-lodge.example', lodge(view) + editor), WIDTH, HEIGHT],
    ['desk', desk(view), 1120, 840],
  ] as const;
  const browser = await openBrowser();
  try {
    for (const [name, html, width, height] of sheets) {
      const image = sharp(await renderSheet(browser, html, width, height));
      await writeFile(join(folder, `${name}.avif`), await image.clone().avif({ quality: 58, effort: 4 }).toBuffer());
      await writeFile(join(folder, `${name}.webp`), await image.clone().webp({ quality: 80, effort: 5, smartSubsample: true }).toBuffer());
    }
  } finally {
    await browser.close();
  }
}
