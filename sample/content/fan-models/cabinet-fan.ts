import type { FanModel } from '#contract/fans/fan-model.ts'

// Written by makers/fans.
// oxfmt-ignore
export const cabinetFan: FanModel[] = [
  {
    ...{"code":"NCB-500","diameter":280,"speed":3000,"speeds":{"minimum":1200,"maximum":3000},"drive":"inverter","supply":[50,60],"motorPower":0.75,"temperatureClass":"standard","weight":30.2,"dimensions":{"A":500,"B":545,"C":295,"D":500,"E":365}},
    curve: [
      {"airflow":597.3,"pressure":818.6,"power":0.3561,"efficiency":38.14,"sound":[90,90,88,81,74,71,68,65]},
      {"airflow":925.3,"pressure":811.3,"power":0.428,"efficiency":48.72,"sound":[87,87,85,78,71,68,65,62]},
      {"airflow":1225,"pressure":791.3,"power":0.4881,"efficiency":55.17,"sound":[85,85,83,76,69,66,63,60]},
      {"airflow":1441,"pressure":767.6,"power":0.5271,"efficiency":58.29,"sound":[84,84,82,75,68,65,62,59]},
      {"airflow":1737,"pressure":718,"power":0.5697,"efficiency":60.81,"sound":[83,83,81,74,67,64,61,58]},
      {"airflow":2053,"pressure":642.4,"power":0.5966,"efficiency":61.41,"sound":[83,83,81,74,67,64,61,58]},
      {"airflow":2334,"pressure":544.1,"power":0.6044,"efficiency":58.37,"sound":[84,84,82,75,68,65,62,59]},
      {"airflow":2542,"pressure":452.4,"power":0.6003,"efficiency":53.21,"sound":[85,85,83,76,69,66,63,60]},
      {"airflow":2825,"pressure":311.5,"power":0.5815,"efficiency":42.04,"sound":[89,89,87,80,73,70,67,64]},
      {"airflow":3185,"pressure":99.33,"power":0.5355,"efficiency":16.41,"sound":[90,90,88,81,74,71,68,65]},
    ],
  },
  {
    ...{"code":"NCB-630","diameter":355,"speed":2700,"speeds":{"minimum":1080,"maximum":2700},"drive":"inverter","supply":[50,60],"motorPower":2.2,"temperatureClass":"standard","weight":55.2,"dimensions":{"A":630,"B":690,"C":375,"D":630,"E":460}},
    curve: [
      {"airflow":1120,"pressure":1089,"power":0.8791,"efficiency":38.54,"sound":[95,94,93,86,79,76,72,71]},
      {"airflow":1712,"pressure":1083,"power":1.054,"efficiency":48.86,"sound":[92,91,90,83,76,73,69,68]},
      {"airflow":2323,"pressure":1052,"power":1.207,"efficiency":56.24,"sound":[90,89,88,81,74,71,67,66]},
      {"airflow":2828,"pressure":1006,"power":1.331,"efficiency":59.37,"sound":[89,88,87,80,73,70,66,65]},
      {"airflow":3396,"pressure":935.8,"power":1.431,"efficiency":61.69,"sound":[88,87,86,79,72,69,65,64]},
      {"airflow":3746,"pressure":875,"power":1.467,"efficiency":62.06,"sound":[88,87,86,79,72,69,65,64]},
      {"airflow":4212,"pressure":767.4,"power":1.502,"efficiency":59.78,"sound":[89,88,87,80,73,70,66,65]},
      {"airflow":4900,"pressure":555.8,"power":1.482,"efficiency":51.05,"sound":[91,90,89,82,75,72,68,67]},
      {"airflow":5517,"pressure":327.3,"power":1.413,"efficiency":35.5,"sound":[96,95,94,87,80,77,73,72]},
      {"airflow":5974,"pressure":131.6,"power":1.321,"efficiency":16.53,"sound":[95,94,93,86,79,76,72,71]},
    ],
  },
  {
    ...{"code":"NCB-800","diameter":450,"speed":2200,"speeds":{"minimum":880,"maximum":2200},"drive":"inverter","supply":[50,60],"motorPower":3,"temperatureClass":"standard","weight":82,"dimensions":{"A":800,"B":880,"C":475,"D":800,"E":585}},
    curve: [
      {"airflow":1797,"pressure":1173,"power":1.507,"efficiency":38.85,"sound":[99,97,97,87,82,79,77,72]},
      {"airflow":2513,"pressure":1166,"power":1.728,"efficiency":47.1,"sound":[96,94,94,84,79,76,74,69]},
      {"airflow":3764,"pressure":1125,"power":2.079,"efficiency":56.58,"sound":[94,92,92,82,77,74,72,67]},
      {"airflow":4408,"pressure":1094,"power":2.24,"efficiency":59.8,"sound":[92,90,90,80,75,72,70,65]},
      {"airflow":5353,"pressure":1015,"power":2.428,"efficiency":62.16,"sound":[92,90,90,80,75,72,70,65]},
      {"airflow":5978,"pressure":947.7,"power":2.513,"efficiency":62.62,"sound":[92,90,90,80,75,72,70,65]},
      {"airflow":7027,"pressure":779.2,"power":2.561,"efficiency":59.39,"sound":[92,90,90,80,75,72,70,65]},
      {"airflow":7739,"pressure":626.6,"power":2.54,"efficiency":53.03,"sound":[94,92,92,82,77,74,72,67]},
      {"airflow":8685,"pressure":397.7,"power":2.428,"efficiency":39.52,"sound":[99,97,97,87,82,79,77,72]},
      {"airflow":9585,"pressure":141.7,"power":2.263,"efficiency":16.67,"sound":[98,96,96,86,81,78,76,71]},
    ],
  },
  {
    ...{"code":"NCB-1000","diameter":560,"speed":1800,"speeds":{"minimum":720,"maximum":1800},"drive":"inverter","supply":[50,60],"motorPower":5.5,"temperatureClass":"standard","weight":132,"dimensions":{"A":995,"B":1090,"C":590,"D":995,"E":730}},
    curve: [
      {"airflow":2945,"pressure":1176,"power":2.432,"efficiency":39.56,"sound":[101,100,98,91,84,80,78,74]},
      {"airflow":4242,"pressure":1167,"power":2.823,"efficiency":48.71,"sound":[98,97,95,88,81,77,75,71]},
      {"airflow":6078,"pressure":1133,"power":3.329,"efficiency":57.46,"sound":[96,95,93,86,79,75,73,69]},
      {"airflow":7328,"pressure":1090,"power":3.632,"efficiency":61.09,"sound":[95,94,92,85,78,74,72,68]},
      {"airflow":8561,"pressure":1027,"power":3.874,"efficiency":63.04,"sound":[94,93,91,84,77,73,71,67]},
      {"airflow":9947,"pressure":934.1,"power":4.044,"efficiency":63.82,"sound":[94,93,91,84,77,73,71,67]},
      {"airflow":11160,"pressure":818.6,"power":4.121,"efficiency":61.58,"sound":[94,93,91,84,77,73,71,67]},
      {"airflow":12460,"pressure":655.6,"power":4.104,"efficiency":55.29,"sound":[96,95,93,86,79,75,73,69]},
      {"airflow":14280,"pressure":389.7,"power":3.926,"efficiency":39.37,"sound":[101,100,98,91,84,80,78,74]},
      {"airflow":15700,"pressure":141.9,"power":3.643,"efficiency":16.99,"sound":[101,100,98,91,84,80,78,74]},
    ],
  },
  {
    ...{"code":"NCB-1250","diameter":710,"speed":1500,"speeds":{"minimum":600,"maximum":1500},"drive":"inverter","supply":[50,60],"motorPower":11,"temperatureClass":"standard","weight":225,"dimensions":{"A":1265,"B":1385,"C":745,"D":1265,"E":925}},
    curve: [
      {"airflow":4887,"pressure":1303,"power":4.391,"efficiency":40.28,"sound":[103,104,99,93,89,84,80,79]},
      {"airflow":7290,"pressure":1297,"power":5.171,"efficiency":50.79,"sound":[100,101,96,90,86,81,77,76]},
      {"airflow":9796,"pressure":1260,"power":5.925,"efficiency":57.87,"sound":[98,99,94,88,84,79,75,74]},
      {"airflow":12360,"pressure":1204,"power":6.634,"efficiency":62.31,"sound":[96,97,92,86,82,77,73,72]},
      {"airflow":14800,"pressure":1122,"power":7.13,"efficiency":64.69,"sound":[96,97,92,86,82,77,73,72]},
      {"airflow":16520,"pressure":1039,"power":7.351,"efficiency":64.86,"sound":[95,96,91,85,81,76,72,71]},
      {"airflow":19140,"pressure":863.5,"power":7.476,"efficiency":61.41,"sound":[96,97,92,86,82,77,73,72]},
      {"airflow":20760,"pressure":723.6,"power":7.415,"efficiency":56.27,"sound":[98,99,94,88,84,79,75,74]},
      {"airflow":23780,"pressure":425.2,"power":7.058,"efficiency":39.79,"sound":[103,104,99,93,89,84,80,79]},
      {"airflow":26060,"pressure":158.2,"power":6.582,"efficiency":17.4,"sound":[102,103,98,92,88,83,79,78]},
    ],
  },
]
