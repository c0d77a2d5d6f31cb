const lines: readonly (readonly [string, number, number])[] = [
  ['SEE', 300, 26],
  ['THE RIDGE', 112, 12],
  ['FROM YOUR', 84, 16],
  ['OWN WINDOW', 64, 20],
  ['ONCE AGAIN', 44, 20],
];

export default `<style>
  body{background:#fffdf6;color:#14110f;font-family:Archivo}
  .chart{position:absolute;left:60px;right:56px;top:60px;text-align:center}
  .chart div{font-family:Archivo;font-weight:800;font-stretch:112%;line-height:1.16;white-space:nowrap}
  b{position:absolute;right:0;margin-top:.25em;font:600 26px Archivo;letter-spacing:0}
  .band{position:absolute;left:0;right:0;bottom:0;height:412px;background:#d7332b;color:#fff6e6}
  .ne{position:absolute;left:60px;top:44px;font:116px/1.2 'Rozha One'}
  .w{position:absolute;left:64px;top:214px;width:560px;font:600 32px/1.36 Anek}
  .d{position:absolute;right:60px;bottom:58px;text-align:right;font:64px/1.2 'Rozha One'}.d small{display:block;font:600 28px/1.4 Archivo}
  i{display:block;height:5px;margin:6px 0}
</style>
<div class="chart">${lines.map(([text, size, gap], i) => `<div style="font-size:${size}px;letter-spacing:${gap}px;padding-left:${gap}px"><b>${i + 1}</b>${text}<i style="background:${['#0000', '#0000', '#2f9e5f', '#0000', '#d7332b'][i]}"></i></div>`).join('')}</div>
<div class="band"><div class="ne">निःशुल्क आँखा शिविर</div><div class="w">मोतियाबिन्दु जाँच र चस्मा। उमेर पुगेका आमाबुबालाई लिएर आउनुहोस्।</div><div class="d">मंसिर १९<small>Drishti Eye Centre, Dhulikhel<br>Free eye camp, 7 am to 3 pm</small></div></div>`;
