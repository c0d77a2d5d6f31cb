import { fractal, gradientNoise } from '../kit/noise.ts';

const noise = gradientNoise(9);
/** A flat printed ridge: sharp for mountains, soft for hills. */
const ridge = (
  base: number,
  height: number,
  scale: number,
  shift: number,
  sharp: boolean,
  colour: string,
): string => {
  const points = Array.from({ length: 271 }, (_, i) => {
    const x = i * 4;
    const n = sharp
      ? 1 - Math.abs(fractal(noise, x * scale + shift, shift, 5, 0.45)) * 2.1
      : 0.5 + fractal(noise, x * scale + shift, shift, 3);
    return `${x} ${(base - n * height).toFixed(1)}`;
  });
  return `<path d="M0 1350V${points[0]!.split(' ')[1]}L${points.join('L')}V1350z" fill="${colour}"/>`;
};
const rays = Array.from(
  { length: 24 },
  (_, i) =>
    `<path d="M540 560 ${540 + Math.cos((i / 24) * 6.283) * 1300} ${560 + Math.sin((i / 24) * 6.283) * 1300} ${540 + Math.cos(((i + 0.5) / 24) * 6.283) * 1300} ${560 + Math.sin(((i + 0.5) / 24) * 6.283) * 1300}z" fill="#f8c77a" opacity=".5"/>`,
).join('');
export default `<style>
  body{background:#fdf0d2;font-family:'Abril Fatface';color:#1d2b53}
  .frame{position:absolute;inset:40px;border:6px solid #1d2b53;overflow:hidden;background:#fbd791}
  .top{position:absolute;left:0;right:0;top:86px;text-align:center;font:156px/.92 'Abril Fatface';letter-spacing:2px;text-transform:uppercase;color:#fdf0d2}
  .cap{position:absolute;left:0;right:0;top:76px;text-align:center}
  .t1{position:absolute;left:0;right:0;top:96px;text-align:center;font:128px/1 'Abril Fatface';color:#b8302a}
  .t2{position:absolute;left:0;right:0;top:246px;text-align:center;font:600 36px 'Space Grotesk';letter-spacing:15px;text-indent:15px}
  .base{position:absolute;left:0;right:0;bottom:76px;text-align:center;color:#fdf0d2}
  .base b{display:block;font:400 66px/1 'Abril Fatface'}.base span{display:block;margin-top:14px;font:500 27px 'Space Grotesk'}
</style>
<div class="frame" data-bleed><svg width="1080" height="1350" style="position:absolute;left:-46px;top:-46px" viewBox="0 0 1080 1350"><path d="M0 0h1080v1350H0z" fill="#fbd791"/>${rays}<circle cx="540" cy="560" r="190" fill="#f0813c"/>
${ridge(800, 250, 0.0034, 5.2, true, '#7d8fb8')}${ridge(860, 230, 0.0044, 8.7, true, '#4d659c')}
${ridge(930, 170, 0.0036, 11, false, '#d0713f')}${ridge(1010, 150, 0.0042, 15, false, '#a8452f')}${ridge(1090, 130, 0.0038, 21, false, '#5e2a3a')}${ridge(1190, 110, 0.0034, 27, false, '#1d2b53')}
</svg></div>
<div class="t1">Annapurna</div><div class="t2">THE FULL CIRCUIT</div>
<div class="base"><b>Eighteen days on foot</b><span>Walk out with Sano Himal Journeys, Pokhara</span></div>`;
