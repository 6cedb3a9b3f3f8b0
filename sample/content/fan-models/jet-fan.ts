import type { FanModel } from '#contract/fans/fan-model.ts'

// Written by makers/fans.
// oxfmt-ignore
export const jetFan: FanModel[] = [
  {
    ...{"code":"NJF-315/2","diameter":315,"speed":2900,"speeds":{"minimum":2900,"maximum":2900},"drive":"direct","supply":[50],"motorPower":0.75,"temperatureClass":"F400","thrust":28.4,"weight":38.6,"dimensions":{"A":385,"B":1325,"C":320,"D":395,"E":440}},
    curve: [
      {"airflow":4708,"pressure":46.46,"power":0.56,"efficiency":10.85,"sound":[77,75,73,74,69,64,61,58]},
      {"airflow":4787,"pressure":37.47,"power":0.5508,"efficiency":9.046,"sound":[77,75,73,74,69,64,61,58]},
      {"airflow":4850,"pressure":30.39,"power":0.543,"efficiency":7.54,"sound":[77,75,73,74,69,64,61,58]},
      {"airflow":4926,"pressure":21.4,"power":0.5332,"efficiency":5.492,"sound":[77,75,73,74,69,64,61,58]},
      {"airflow":4974,"pressure":14.68,"power":0.5263,"efficiency":3.854,"sound":[76,74,72,73,68,63,60,57]},
      {"airflow":5014,"pressure":8.356,"power":0.5213,"efficiency":2.233,"sound":[76,74,72,73,68,63,60,57]},
    ],
  },
  {
    ...{"code":"NJF-355/2","diameter":355,"speed":2900,"speeds":{"minimum":2900,"maximum":2900},"drive":"direct","supply":[50],"motorPower":1.1,"temperatureClass":"F400","thrust":47.1,"weight":49.7,"dimensions":{"A":435,"B":1490,"C":360,"D":445,"E":495}},
    curve: [
      {"airflow":6834,"pressure":57.55,"power":1,"efficiency":10.92,"sound":[79,79,77,77,72,70,66,62]},
      {"airflow":6928,"pressure":48.78,"power":0.9862,"efficiency":9.519,"sound":[79,79,77,77,72,70,66,62]},
      {"airflow":7054,"pressure":36.54,"power":0.969,"efficiency":7.389,"sound":[79,79,77,77,72,70,66,62]},
      {"airflow":7156,"pressure":26,"power":0.9562,"efficiency":5.405,"sound":[78,78,76,76,71,69,65,61]},
      {"airflow":7215,"pressure":18.96,"power":0.9459,"efficiency":4.017,"sound":[78,78,76,76,71,69,65,61]},
      {"airflow":7278,"pressure":10.36,"power":0.9366,"efficiency":2.236,"sound":[78,78,76,76,71,69,65,61]},
    ],
  },
  {
    ...{"code":"NJF-400/2","diameter":400,"speed":2900,"speeds":{"minimum":2900,"maximum":2900},"drive":"direct","supply":[50],"motorPower":2.2,"temperatureClass":"F400","thrust":76,"weight":69.5,"dimensions":{"A":490,"B":1680,"C":405,"D":500,"E":560}},
    curve: [
      {"airflow":9779,"pressure":75.09,"power":1.853,"efficiency":11.01,"sound":[84,82,79,81,76,72,69,66]},
      {"airflow":9953,"pressure":59.79,"power":1.817,"efficiency":9.098,"sound":[84,82,79,81,76,72,69,66]},
      {"airflow":10080,"pressure":48.59,"power":1.789,"efficiency":7.605,"sound":[84,82,79,81,76,72,69,66]},
      {"airflow":10190,"pressure":38.82,"power":1.775,"efficiency":6.191,"sound":[84,82,79,81,76,72,69,66]},
      {"airflow":10300,"pressure":27.14,"power":1.746,"efficiency":4.447,"sound":[84,82,79,81,76,72,69,66]},
      {"airflow":10420,"pressure":13.5,"power":1.732,"efficiency":2.256,"sound":[84,82,79,81,76,72,69,66]},
    ],
  },
  {
    ...{"code":"NJF-400/2-60","diameter":400,"speed":3500,"speeds":{"minimum":3500,"maximum":3500},"drive":"direct","supply":[60],"motorPower":4,"temperatureClass":"F400","thrust":111,"weight":83.7,"dimensions":{"A":490,"B":1680,"C":405,"D":500,"E":560}},
    curve: [
      {"airflow":11800,"pressure":109.4,"power":3.258,"efficiency":11.01,"sound":[88,86,83,85,80,76,73,70]},
      {"airflow":12010,"pressure":87.09,"power":3.194,"efficiency":9.096,"sound":[88,86,83,85,80,76,73,70]},
      {"airflow":12170,"pressure":70.77,"power":3.145,"efficiency":7.607,"sound":[88,86,83,85,80,76,73,70]},
      {"airflow":12300,"pressure":56.55,"power":3.12,"efficiency":6.193,"sound":[88,86,83,85,80,76,73,70]},
      {"airflow":12430,"pressure":39.53,"power":3.069,"efficiency":4.447,"sound":[88,86,83,85,80,76,73,70]},
      {"airflow":12570,"pressure":19.66,"power":3.044,"efficiency":2.255,"sound":[88,86,83,85,80,76,73,70]},
    ],
  },
  {
    ...{"code":"NJF-710/4","diameter":710,"speed":1450,"speeds":{"minimum":1450,"maximum":1450},"drive":"direct","supply":[50],"motorPower":5.5,"temperatureClass":"F400","thrust":193,"weight":206,"dimensions":{"A":865,"B":2980,"C":715,"D":890,"E":995}},
    curve: [
      {"airflow":27690,"pressure":59.55,"power":4.109,"efficiency":11.15,"sound":[87,86,86,80,78,76,72,67]},
      {"airflow":28170,"pressure":48.03,"power":4.052,"efficiency":9.275,"sound":[87,86,86,80,78,76,72,67]},
      {"airflow":28580,"pressure":37.82,"power":3.988,"efficiency":7.529,"sound":[87,86,86,80,78,76,72,67]},
      {"airflow":28980,"pressure":27.28,"power":3.926,"efficiency":5.594,"sound":[87,86,86,80,78,76,72,67]},
      {"airflow":29220,"pressure":19.9,"power":3.881,"efficiency":4.162,"sound":[86,85,85,79,77,75,71,66]},
      {"airflow":29490,"pressure":10.75,"power":3.856,"efficiency":2.284,"sound":[86,85,85,79,77,75,71,66]},
    ],
  },
  {
    ...{"code":"NJF-710/4-60","diameter":710,"speed":1750,"speeds":{"minimum":1750,"maximum":1750},"drive":"direct","supply":[60],"motorPower":11,"temperatureClass":"F400","thrust":281,"weight":244,"dimensions":{"A":865,"B":2980,"C":715,"D":890,"E":995}},
    curve: [
      {"airflow":33410,"pressure":86.74,"power":7.223,"efficiency":11.14,"sound":[91,90,90,84,82,80,76,71]},
      {"airflow":33990,"pressure":69.96,"power":7.123,"efficiency":9.273,"sound":[91,90,90,84,82,80,76,71]},
      {"airflow":34490,"pressure":55.09,"power":7.01,"efficiency":7.529,"sound":[91,90,90,84,82,80,76,71]},
      {"airflow":34980,"pressure":39.74,"power":6.902,"efficiency":5.595,"sound":[91,90,90,84,82,80,76,71]},
      {"airflow":35270,"pressure":28.99,"power":6.823,"efficiency":4.163,"sound":[91,90,90,84,82,80,76,71]},
      {"airflow":35590,"pressure":15.66,"power":6.778,"efficiency":2.284,"sound":[90,89,89,83,81,79,75,70]},
    ],
  },
  {
    ...{"code":"NJF-1000/6","diameter":1000,"speed":970,"speeds":{"minimum":970,"maximum":970},"drive":"direct","supply":[50],"motorPower":7.5,"temperatureClass":"F400","thrust":329,"weight":395,"dimensions":{"A":1220,"B":4200,"C":1010,"D":1250,"E":1400}},
    curve: [
      {"airflow":50900,"pressure":53.62,"power":6.544,"efficiency":11.59,"sound":[88,89,83,82,79,75,73,70]},
      {"airflow":51830,"pressure":42.5,"power":6.439,"efficiency":9.503,"sound":[88,89,83,82,79,75,73,70]},
      {"airflow":52560,"pressure":33.78,"power":6.339,"efficiency":7.78,"sound":[88,89,83,82,79,75,73,70]},
      {"airflow":53030,"pressure":27.99,"power":6.283,"efficiency":6.562,"sound":[88,89,83,82,79,75,73,70]},
      {"airflow":53650,"pressure":19.1,"power":6.196,"efficiency":4.594,"sound":[87,88,82,81,78,74,72,69]},
      {"airflow":54210,"pressure":9.638,"power":6.126,"efficiency":2.369,"sound":[87,88,82,81,78,74,72,69]},
    ],
  },
  {
    ...{"code":"NJF-1000/6-60","diameter":1000,"speed":1170,"speeds":{"minimum":1170,"maximum":1170},"drive":"direct","supply":[60],"motorPower":15,"temperatureClass":"F400","thrust":479,"weight":444,"dimensions":{"A":1220,"B":4200,"C":1010,"D":1250,"E":1400}},
    curve: [
      {"airflow":61400,"pressure":78.01,"power":11.48,"efficiency":11.59,"sound":[92,93,87,86,83,79,77,74]},
      {"airflow":62520,"pressure":61.84,"power":11.3,"efficiency":9.504,"sound":[92,93,87,86,83,79,77,74]},
      {"airflow":63400,"pressure":49.15,"power":11.12,"efficiency":7.784,"sound":[92,93,87,86,83,79,77,74]},
      {"airflow":63960,"pressure":40.72,"power":11.02,"efficiency":6.565,"sound":[92,93,87,86,83,79,77,74]},
      {"airflow":64710,"pressure":27.79,"power":10.87,"efficiency":4.595,"sound":[92,93,87,86,83,79,77,74]},
      {"airflow":65390,"pressure":14.02,"power":10.75,"efficiency":2.369,"sound":[91,92,86,85,82,78,76,73]},
    ],
  },
  {
    ...{"code":"NJF-1250/6","diameter":1250,"speed":970,"speeds":{"minimum":970,"maximum":970},"drive":"direct","supply":[50],"motorPower":30,"temperatureClass":"F400","thrust":790,"weight":741,"dimensions":{"A":1525,"B":5250,"C":1265,"D":1565,"E":1750}},
    curve: [
      {"airflow":98560,"pressure":84.25,"power":20.14,"efficiency":11.45,"sound":[92,94,89,88,86,82,80,75]},
      {"airflow":100200,"pressure":68.77,"power":19.88,"efficiency":9.628,"sound":[92,94,89,88,86,82,80,75]},
      {"airflow":101300,"pressure":58.32,"power":19.61,"efficiency":8.368,"sound":[92,94,89,88,86,82,80,75]},
      {"airflow":103100,"pressure":39.42,"power":19.19,"efficiency":5.883,"sound":[92,94,89,88,86,82,80,75]},
      {"airflow":104100,"pressure":26.84,"power":19,"efficiency":4.085,"sound":[92,94,89,88,86,82,80,75]},
      {"airflow":105000,"pressure":15.17,"power":18.86,"efficiency":2.346,"sound":[92,94,89,88,86,82,80,75]},
    ],
  },
]
