const duty = [
  ['Ghatasthapana', 'Sun', 'Dr Maharjan'],
  ['Fulpati', 'Sat', 'Dr Rai'],
  ['Maha Ashtami', 'Sun', 'Dr Thapa'],
  ['Maha Navami', 'Mon', 'Dr Shakya'],
  ['Vijaya Dashami', 'Tue', 'Dr Lama'],
] as const;
const cross = 'M-70-210h140v140h140v140H70v140H-70V70h-140V-70h140z';

export default `<style>
  body{background:#07131a;color:#d9f7e6;font-family:Anek}
  h1{position:absolute;left:60px;top:64px;width:620px;font:700 116px/.95 Anek;font-stretch:78%;letter-spacing:-2px}
  .ne{position:absolute;left:62px;top:424px;font:600 40px/1.3 Anek;color:#59e39a}
  table{position:absolute;left:60px;right:60px;top:530px;width:960px;border-collapse:collapse;font:600 38px/1 Anek}
  td{padding:23px 0 20px;border-top:2px solid #1d4a45}td:nth-child(2){color:#59e39a;width:130px}td:last-child{text-align:right;width:330px}
  .foot{position:absolute;left:60px;right:60px;bottom:52px;display:flex;justify-content:space-between;font:600 28px/1.3 Anek;color:#8fb8a8}
  svg{position:absolute;inset:0}
</style>
<svg width="1080" height="1080" viewBox="0 0 1080 1080"><defs>
  <radialGradient id="g"><stop offset="0" stop-color="#2bff8f" stop-opacity=".34"/><stop offset="1" stop-color="#2bff8f" stop-opacity="0"/></radialGradient>
  <filter id="b" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="16"/></filter></defs>
  <circle cx="840" cy="265" r="430" fill="url(#g)"/>
  <path d="M840-10V60M1010-10V90" stroke="#12303a" stroke-width="10"/>
  <g transform="translate(840 265) scale(.86)" fill="none" stroke-linejoin="round"><path d="${cross}" stroke="#2bff8f" stroke-width="34" filter="url(#b)"/><path d="${cross}" stroke="#d9ffe9" stroke-width="10"/><path d="${cross}" stroke="#46f09a" stroke-width="8" transform="scale(.78)"/><path d="${cross}" stroke="#2fb978" stroke-width="6" transform="scale(.58)"/><path d="M-46 0H-14L0-46 22 46 34 0H52" stroke="#d9ffe9" stroke-width="9"/></g>
</svg>
<h1>Fever does not know it is Dashain.</h1>
<div class="ne">चाडबाडमा पनि, चौबिसै घण्टा</div>
<table>${duty.map(([day, week, who]) => `<tr><td>${day}</td><td>${week}</td><td>${who}</td></tr>`).join('')}</table>
<div class="foot"><span>Hariyo Pharmacy, Jawalakhel</span><span>Night bell on the left door</span></div>`;
