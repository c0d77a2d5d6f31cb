const ringOf = (count: number, radius: number, draw: (i: number) => string): string =>
  Array.from(
    { length: count },
    (_, i) => `<g transform="rotate(${(i * 360) / count}) translate(0 ${-radius})">${draw(i)}</g>`,
  ).join('');
const petal = (w: number, h: number, colour: string): string =>
  `<path d="M0 ${h}C${w} ${h * 0.4} ${w * 0.7} ${-h * 0.6} 0 ${-h}C${-w * 0.7} ${-h * 0.6} ${-w} ${h * 0.4} 0 ${h}z" fill="${colour}"/>`;
const lamp = `<circle cy="-26" r="62" fill="url(#halo)"/><path d="M-30-6Q0 8 30-6 24 26 0 26T-30-6z" fill="#b4572b"/><path d="M-30-6Q0-16 30-6 0 8-30-6z" fill="#6d2f17"/><path d="M0-58C14-36 12-14 0-10-12-14-14-36 0-58z" fill="#ffd35c"/><path d="M0-40C6-28 6-16 0-13-6-16-6-28 0-40z" fill="#fff6d8"/>`;

export default `<style>
  body{background:#2a0a3c;color:#ffe8bd;font-family:'Yatra One'}
  h1{position:absolute;left:0;right:0;top:394px;text-align:center;font:126px/1.15 'Yatra One';color:#2a0a3c}
  .s{position:absolute;left:0;right:0;top:552px;text-align:center;font:600 35px/1.28 Anek;color:#5b1030}
  .a,.b,.c,.d{position:absolute;font:600 29px/1.25 Anek;width:230px}
  .a{left:46px;top:40px}.b{right:46px;top:40px;text-align:right}.c{left:46px;bottom:40px}.d{right:46px;bottom:40px;text-align:right}
  svg{position:absolute;inset:0}
</style>
<svg width="1080" height="1080" viewBox="-540 -540 1080 1080"><defs><radialGradient id="halo"><stop offset="0" stop-color="#ffb347" stop-opacity=".75"/><stop offset="1" stop-color="#ff8a1f" stop-opacity="0"/></radialGradient></defs>
  <circle r="700" fill="#38104e"/><circle r="520" fill="#2a0a3c"/>
  ${ringOf(32, 424, (i) => petal(38, 66, i % 2 ? '#e0246b' : '#f57c1f'))}
  ${ringOf(32, 372, () => petal(26, 46, '#ffc02e'))}
  ${ringOf(48, 322, (i) => `<circle r="17" fill="${i % 2 ? '#19a38c' : '#fff1cf'}"/>`)}
  ${ringOf(24, 282, (i) => petal(30, 50, i % 2 ? '#c8102e' : '#ff9d2b'))}
  <circle r="256" fill="#ffd35c"/><circle r="240" fill="none" stroke="#c8102e" stroke-width="5" stroke-dasharray="3 13" stroke-linecap="round"/>
  ${ringOf(16, 466, () => lamp)}
</svg>
<h1>तिहार</h1><div class="s">Five nights in Bhaktapur<br>with a family, not a hotel</div>
<div class="a">Crows, dogs, cows, oxen, brothers</div><div class="b">A night for each of them</div><div class="c">Batti Tours<br>Taumadhi Square</div><div class="d">Eight places<br>$540 each</div>`;
