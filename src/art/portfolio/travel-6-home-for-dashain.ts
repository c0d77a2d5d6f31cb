const diamond = (x: number, y: number, a: string, b: string): string =>
  `<g transform="translate(${x} ${y})"><path d="M0-60 60 0 0 60-60 0z" fill="${a}"/><path d="M0-40 40 0 0 40-40 0z" fill="${b}"/><path d="M0-20 20 0 0 20-20 0z" fill="${a}"/></g>`;
const cloth = Array.from({ length: 11 }, (_, row) =>
  Array.from({ length: 10 }, (_, col) =>
    diamond(
      col * 120 + (row % 2) * 60,
      row * 108,
      ['#c8102e', '#f5a524', '#0f6b5c'][(row + col) % 3]!,
      '#fbfaf7',
    ),
  ).join(''),
).join('');
const bars = Array.from(
  { length: 44 },
  (_, i) => `<path d="M0 ${i * 11}h150v${[3, 6, 2, 8, 4][(i * 7) % 5]}H0z" fill="#14213d"/>`,
).join('');

export default `<style>
  body{background:#7a0f24;font-family:'Space Grotesk';color:#14213d}
  .pass{position:absolute;left:70px;top:170px;width:940px;height:740px;background:#fffaf0;border-radius:34px;box-shadow:0 50px 90px #2a000acc;transform:rotate(-4deg)}
  .top{position:absolute;left:0;right:0;top:0;height:104px;background:#14213d;color:#fffaf0;border-radius:34px 34px 0 0;display:flex;justify-content:space-between;align-items:center;padding:0 46px;font:700 34px 'Space Grotesk'}
  .from,.to{position:absolute;top:150px;font:700 144px/1 'Space Grotesk';letter-spacing:-8px}.from{left:42px}.to{left:426px}
  .c{position:absolute;top:322px;font:500 28px 'Space Grotesk'}
  dl{position:absolute;left:48px;right:230px;top:420px;display:grid;grid-template-columns:repeat(3,1fr);row-gap:30px}dt{font:500 22px 'Space Grotesk';color:#6c7590}dd{margin:4px 0 0;font:700 36px/1.1 'Space Grotesk'}
  .tear{position:absolute;right:212px;top:104px;bottom:0;border-left:5px dotted #c9bfa8}
  svg.bars{position:absolute;right:34px;top:150px}svg.plane{position:absolute;left:330px;top:186px}svg.cloth{position:absolute;inset:0}
  .strap{position:absolute;left:0;right:0;bottom:44px;text-align:center;font:700 44px/1.1 'Space Grotesk';color:#fffaf0;background:#14213d;padding:22px 0 26px;left:190px;right:190px;border-radius:18px}
</style>
<svg class="cloth" width="1080" height="1080">${cloth}</svg>
<div class="pass" data-bleed><div class="top"><span>Boarding pass, home</span><span>Pahuna Travel</span></div>
<div class="from">BOS</div><div class="to">KTM</div><div class="c" style="left:50px">Boston Logan</div><div class="c" style="left:426px">Kathmandu</div>
<svg class="plane" width="84" height="84" viewBox="0 0 24 24"><path d="M23 12c0-1-1-1.600-2.200-1.600h-5.300L10.400 2H8.200l2.500 8.400H5.400L3.600 8H1.900l1.200 4-1.200 4h1.700l1.800-2.400h5.300L8.200 22h2.200l5.100-8.400h5.300C22 13.600 23 13 23 12z" fill="#c8102e"/></svg>
<dl><div><dt>Passenger</dt><dd>Son, eldest</dd></div><div><dt>Seat</dt><dd>By aunt</dd></div><div><dt>Gate</dt><dd>Amma’s</dd></div><div><dt>Boarding</dt><dd>Fulpati</dd></div><div><dt>Baggage</dt><dd>2 × 23 kg</dd></div><div><dt>Return</dt><dd>After tika</dd></div></dl>
<div class="tear"></div><svg class="bars" width="150" height="490">${bars}</svg></div>
<div class="strap">Dashain fares from $1,240</div>`;
