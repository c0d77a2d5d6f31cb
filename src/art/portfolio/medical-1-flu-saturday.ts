export default `<style>
  body{background:#0b6e74;color:#fff4e4;font-family:Bricolage}
  h1{position:absolute;left:60px;top:56px;font:800 236px/.8 Bricolage;font-stretch:78%;letter-spacing:-8px}
  .time{position:absolute;left:68px;top:500px;font:800 74px/1 Bricolage;font-stretch:80%;background:#ffb38a;color:#0a3f45;padding:16px 28px 22px;border-radius:20px}
  p{position:absolute;left:70px;top:686px;width:380px;font:600 36px/1.22 Bricolage}
  .foot{position:absolute;left:70px;bottom:58px;font:600 26px/1.3 Figtree;color:#bfe3de}
  svg{position:absolute;inset:0}
</style>
<svg width="1080" height="1080" viewBox="0 0 1080 1080">
  <circle cx="850" cy="640" r="470" fill="#0f7f82"/>
  <path d="M1080 300C1000 300 900 330 830 396 740 480 690 610 676 760L640 1080H930L960 830C975 780 1010 740 1080 720z" fill="#e79a6c"/>
  <path d="M676 760C700 800 880 850 962 822L930 1080H640z" fill="#d98556"/>
  <path d="M1080 262C960 262 850 300 776 388 744 428 716 480 698 540L980 668C1000 640 1030 622 1080 612z" fill="#f4efe3"/>
  <path d="M698 540C688 560 680 584 676 606L964 738C970 708 974 690 982 668z" fill="#fff"/><path d="M690 566 974 694M684 588 968 718" stroke="#d5cdbb" stroke-width="4"/>
  <path d="M860 330c-30 60-40 120-36 190M960 300c-20 60-30 130-22 220" stroke="#dcd4c2" stroke-width="7" fill="none" stroke-linecap="round"/>
  <g transform="translate(790 800) rotate(24)"><rect x="-104" y="-42" width="208" height="84" rx="42" fill="#ffd9b8"/><rect x="-42" y="-42" width="84" height="84" fill="#fff0de"/><g fill="#e2a987"><circle cx="-74" cy="-12" r="5"/><circle cx="-74" cy="12" r="5"/><circle cx="74" cy="-12" r="5"/><circle cx="74" cy="12" r="5"/></g><path d="M0 22c-44-32-22-54 0-34 22-20 44 2 0 34z" fill="#e4573d"/></g>
</svg>
<h1>Flu<br>day.</h1><div class="time">Saturday, 8 to noon</div>
<p>Bring your card and a sleeve that rolls up.</p>
<div class="foot">Patan Clinic, Lagankhel<br>No appointment, ages 6 and up</div>`;
