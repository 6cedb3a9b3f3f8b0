import type { FanModel } from '#contract/fans/fan-model.ts'

// Written by makers/fans.
// prettier-ignore
export const cabinetFan: FanModel[] = [
  {
    ...{"code":"NCB-500","diameter":280,"speed":3000,"speeds":{"minimum":1200,"maximum":3000},"drive":"inverter","supply":[50,60],"motorPower":0.75,"temperatureClass":"standard","weight":30.2,"dimensions":{"A":500,"B":545,"C":295,"D":500,"E":365}},
    curve: [
      {"airflow":602.5,"pressure":834.8,"power":0.3667,"efficiency":38.1,"sound":[91,90,88,80,75,71,68,65]},
      {"airflow":903.8,"pressure":828,"power":0.4339,"efficiency":47.91,"sound":[88,87,85,77,72,68,65,62]},
      {"airflow":1205,"pressure":807.8,"power":0.495,"efficiency":54.62,"sound":[86,85,83,75,70,66,63,60]},
      {"airflow":1506,"pressure":774.2,"power":0.55,"efficiency":58.89,"sound":[85,84,82,74,69,65,62,59]},
      {"airflow":1808,"pressure":720.3,"power":0.5928,"efficiency":61.02,"sound":[84,83,81,73,68,64,61,58]},
      {"airflow":2008,"pressure":673.2,"power":0.6111,"efficiency":61.45,"sound":[84,83,81,73,68,64,61,58]},
      {"airflow":2310,"pressure":572.2,"power":0.6233,"efficiency":58.91,"sound":[85,84,82,74,69,65,62,59]},
      {"airflow":2611,"pressure":437.6,"power":0.6172,"efficiency":51.42,"sound":[87,86,84,76,71,67,64,61]},
      {"airflow":2912,"pressure":282.7,"power":0.5928,"efficiency":38.58,"sound":[91,90,88,80,75,71,68,65]},
      {"airflow":3213,"pressure":101,"power":0.55,"efficiency":16.39,"sound":[91,90,88,80,75,71,68,65]},
    ],
  },
  {
    ...{"code":"NCB-630","diameter":355,"speed":2700,"speeds":{"minimum":1080,"maximum":2700},"drive":"inverter","supply":[50,60],"motorPower":2.2,"temperatureClass":"standard","weight":55.2,"dimensions":{"A":630,"B":690,"C":375,"D":630,"E":460}},
    curve: [
      {"airflow":1105,"pressure":1087,"power":0.8654,"efficiency":38.55,"sound":[96,95,93,85,80,76,73,70]},
      {"airflow":1658,"pressure":1078,"power":1.024,"efficiency":48.48,"sound":[93,92,90,82,77,73,70,67]},
      {"airflow":2210,"pressure":1052,"power":1.168,"efficiency":55.29,"sound":[91,90,88,80,75,71,68,65]},
      {"airflow":2763,"pressure":1008,"power":1.298,"efficiency":59.6,"sound":[90,89,87,79,74,70,67,64]},
      {"airflow":3316,"pressure":937.9,"power":1.399,"efficiency":61.75,"sound":[89,88,86,78,73,69,66,63]},
      {"airflow":3684,"pressure":876.5,"power":1.442,"efficiency":62.2,"sound":[89,88,86,78,73,69,66,63]},
      {"airflow":4236,"pressure":745,"power":1.471,"efficiency":59.59,"sound":[90,89,87,79,74,70,67,64]},
      {"airflow":4789,"pressure":569.7,"power":1.457,"efficiency":52.02,"sound":[92,91,89,81,76,72,69,66]},
      {"airflow":5342,"pressure":368.1,"power":1.399,"efficiency":39.04,"sound":[96,95,93,85,80,76,73,70]},
      {"airflow":5894,"pressure":131.5,"power":1.298,"efficiency":16.59,"sound":[96,95,93,85,80,76,73,70]},
    ],
  },
  {
    ...{"code":"NCB-800","diameter":450,"speed":2200,"speeds":{"minimum":880,"maximum":2200},"drive":"inverter","supply":[50,60],"motorPower":3,"temperatureClass":"standard","weight":82,"dimensions":{"A":800,"B":880,"C":475,"D":800,"E":585}},
    curve: [
      {"airflow":1834,"pressure":1159,"power":1.514,"efficiency":39,"sound":[99,98,96,88,83,79,76,73]},
      {"airflow":2751,"pressure":1150,"power":1.792,"efficiency":49.04,"sound":[96,95,93,85,80,76,73,70]},
      {"airflow":3668,"pressure":1122,"power":2.044,"efficiency":55.93,"sound":[94,93,91,83,78,74,71,68]},
      {"airflow":4585,"pressure":1075,"power":2.271,"efficiency":60.29,"sound":[92,91,89,81,76,72,69,66]},
      {"airflow":5503,"pressure":1001,"power":2.448,"efficiency":62.51,"sound":[92,91,89,81,76,72,69,66]},
      {"airflow":6114,"pressure":935.1,"power":2.523,"efficiency":62.95,"sound":[91,90,88,80,75,71,68,65]},
      {"airflow":7031,"pressure":794.8,"power":2.574,"efficiency":60.31,"sound":[92,91,89,81,76,72,69,66]},
      {"airflow":7948,"pressure":607.8,"power":2.549,"efficiency":52.64,"sound":[95,94,92,84,79,75,72,69]},
      {"airflow":8865,"pressure":392.7,"power":2.448,"efficiency":39.5,"sound":[99,98,96,88,83,79,76,73]},
      {"airflow":9782,"pressure":140.3,"power":2.271,"efficiency":16.79,"sound":[98,97,95,87,82,78,75,72]},
    ],
  },
  {
    ...{"code":"NCB-1000","diameter":560,"speed":1800,"speeds":{"minimum":720,"maximum":1800},"drive":"inverter","supply":[50,60],"motorPower":5.5,"temperatureClass":"standard","weight":132,"dimensions":{"A":995,"B":1090,"C":590,"D":995,"E":730}},
    curve: [
      {"airflow":2892,"pressure":1202,"power":2.448,"efficiency":39.44,"sound":[101,100,98,90,85,81,78,75]},
      {"airflow":4338,"pressure":1192,"power":2.897,"efficiency":49.58,"sound":[98,97,95,87,82,78,75,72]},
      {"airflow":5784,"pressure":1163,"power":3.305,"efficiency":56.54,"sound":[96,95,93,85,80,76,73,70]},
      {"airflow":7230,"pressure":1115,"power":3.672,"efficiency":60.98,"sound":[95,94,92,84,79,75,72,69]},
      {"airflow":8676,"pressure":1037,"power":3.958,"efficiency":63.14,"sound":[94,93,91,83,78,74,71,68]},
      {"airflow":9640,"pressure":969.4,"power":4.08,"efficiency":63.62,"sound":[94,93,91,83,78,74,71,68]},
      {"airflow":11090,"pressure":824,"power":4.162,"efficiency":60.99,"sound":[95,94,92,84,79,75,72,69]},
      {"airflow":12530,"pressure":630.1,"power":4.121,"efficiency":53.22,"sound":[97,96,94,86,81,77,74,71]},
      {"airflow":13980,"pressure":407.1,"power":3.958,"efficiency":39.94,"sound":[101,100,98,90,85,81,78,75]},
      {"airflow":15420,"pressure":145.4,"power":3.672,"efficiency":16.96,"sound":[101,100,98,90,85,81,78,75]},
    ],
  },
  {
    ...{"code":"NCB-1250","diameter":710,"speed":1500,"speeds":{"minimum":600,"maximum":1500},"drive":"inverter","supply":[50,60],"motorPower":11,"temperatureClass":"standard","weight":225,"dimensions":{"A":1265,"B":1385,"C":745,"D":1265,"E":925}},
    curve: [
      {"airflow":4912,"pressure":1342,"power":4.586,"efficiency":39.93,"sound":[104,105,99,93,88,84,81,78]},
      {"airflow":7368,"pressure":1331,"power":5.427,"efficiency":50.2,"sound":[101,102,96,90,85,81,78,75]},
      {"airflow":9824,"pressure":1299,"power":6.192,"efficiency":57.25,"sound":[99,100,94,88,83,79,76,73]},
      {"airflow":12280,"pressure":1244,"power":6.88,"efficiency":61.68,"sound":[97,98,92,86,81,77,74,71]},
      {"airflow":14740,"pressure":1158,"power":7.415,"efficiency":63.94,"sound":[97,98,92,86,81,77,74,71]},
      {"airflow":16370,"pressure":1082,"power":7.644,"efficiency":64.37,"sound":[97,98,92,86,81,77,74,71]},
      {"airflow":18830,"pressure":919.8,"power":7.797,"efficiency":61.7,"sound":[97,98,92,86,81,77,74,71]},
      {"airflow":21280,"pressure":703.4,"power":7.72,"efficiency":53.86,"sound":[100,101,95,89,84,80,77,74]},
      {"airflow":23740,"pressure":454.5,"power":7.415,"efficiency":40.42,"sound":[104,105,99,93,88,84,81,78]},
      {"airflow":26200,"pressure":162.3,"power":6.88,"efficiency":17.17,"sound":[104,105,99,93,88,84,81,78]},
    ],
  },
]
