import type { FanModel } from '#contract/fans/fan-model.ts'

// Written by makers/fans.
// prettier-ignore
export const jetFan: FanModel[] = [
  {
    ...{"code":"NJF-315/2","diameter":315,"speed":2900,"speeds":{"minimum":2900,"maximum":2900},"drive":"direct","supply":[50],"motorPower":0.75,"temperatureClass":"F400","weight":38.6,"dimensions":{"A":385,"B":1325,"C":320,"D":395,"E":440}},
    curve: [
      {"airflow":4791,"pressure":46.67,"power":0.5741,"efficiency":10.82,"sound":[76,75,73,74,68,65,62,58]},
      {"airflow":4862,"pressure":38.74,"power":0.5655,"efficiency":9.252,"sound":[80,79,77,78,72,69,66,62]},
      {"airflow":4934,"pressure":30.8,"power":0.5568,"efficiency":7.581,"sound":[85,84,82,83,77,74,71,67]},
      {"airflow":5006,"pressure":22.4,"power":0.5482,"efficiency":5.682,"sound":[90,89,87,88,82,79,76,72]},
      {"airflow":5054,"pressure":15.87,"power":0.5425,"efficiency":4.107,"sound":[91,90,88,89,83,80,77,73]},
      {"airflow":5102,"pressure":8.401,"power":0.5368,"efficiency":2.218,"sound":[91,90,88,89,83,80,77,73]},
    ],
  },
  {
    ...{"code":"NJF-355/2","diameter":355,"speed":2900,"speeds":{"minimum":2900,"maximum":2900},"drive":"direct","supply":[50],"motorPower":1.5,"temperatureClass":"F400","weight":53.3,"dimensions":{"A":435,"B":1490,"C":360,"D":445,"E":495}},
    curve: [
      {"airflow":6857,"pressure":59.28,"power":1.037,"efficiency":10.89,"sound":[80,79,77,78,72,69,66,62]},
      {"airflow":6960,"pressure":49.2,"power":1.022,"efficiency":9.307,"sound":[84,83,81,82,76,73,70,66]},
      {"airflow":7063,"pressure":39.12,"power":1.006,"efficiency":7.629,"sound":[89,88,86,87,81,78,75,71]},
      {"airflow":7166,"pressure":28.45,"power":0.9907,"efficiency":5.716,"sound":[94,93,91,92,86,83,80,76]},
      {"airflow":7234,"pressure":20.15,"power":0.9804,"efficiency":4.13,"sound":[94,93,91,92,86,83,80,76]},
      {"airflow":7303,"pressure":10.67,"power":0.97,"efficiency":2.231,"sound":[94,93,91,92,86,83,80,76]},
    ],
  },
  {
    ...{"code":"NJF-400/2","diameter":400,"speed":2900,"speeds":{"minimum":2900,"maximum":2900},"drive":"direct","supply":[50],"motorPower":2.2,"temperatureClass":"F400","weight":69.5,"dimensions":{"A":490,"B":1680,"C":405,"D":500,"E":560}},
    curve: [
      {"airflow":9809,"pressure":75.26,"power":1.873,"efficiency":10.95,"sound":[83,82,80,81,75,72,69,65]},
      {"airflow":9956,"pressure":62.46,"power":1.845,"efficiency":9.362,"sound":[88,87,85,86,80,77,74,70]},
      {"airflow":10100,"pressure":49.67,"power":1.817,"efficiency":7.669,"sound":[92,91,89,90,84,81,78,74]},
      {"airflow":10250,"pressure":36.12,"power":1.789,"efficiency":5.749,"sound":[97,96,94,95,89,86,83,79]},
      {"airflow":10350,"pressure":25.59,"power":1.77,"efficiency":4.157,"sound":[98,97,95,96,90,87,84,80]},
      {"airflow":10450,"pressure":13.55,"power":1.751,"efficiency":2.246,"sound":[98,97,95,96,90,87,84,80]},
    ],
  },
  {
    ...{"code":"NJF-710/4","diameter":710,"speed":1450,"speeds":{"minimum":1450,"maximum":1450},"drive":"direct","supply":[50],"motorPower":5.5,"temperatureClass":"F400","weight":206,"dimensions":{"A":865,"B":2980,"C":715,"D":890,"E":995}},
    curve: [
      {"airflow":27430,"pressure":59.28,"power":4.008,"efficiency":11.27,"sound":[85,84,85,80,77,74,71,67]},
      {"airflow":27840,"pressure":49.2,"power":3.948,"efficiency":9.637,"sound":[90,89,90,85,82,79,76,72]},
      {"airflow":28250,"pressure":39.12,"power":3.888,"efficiency":7.896,"sound":[94,93,94,89,86,83,80,76]},
      {"airflow":28660,"pressure":28.45,"power":3.828,"efficiency":5.917,"sound":[100,99,100,95,92,89,86,82]},
      {"airflow":28940,"pressure":20.15,"power":3.788,"efficiency":4.276,"sound":[100,99,100,95,92,89,86,82]},
      {"airflow":29210,"pressure":10.67,"power":3.748,"efficiency":2.31,"sound":[100,99,100,95,92,89,86,82]},
    ],
  },
  {
    ...{"code":"NJF-1000/6","diameter":1000,"speed":970,"speeds":{"minimum":970,"maximum":970},"drive":"direct","supply":[50],"motorPower":7.5,"temperatureClass":"F400","weight":395,"dimensions":{"A":1220,"B":4200,"C":1010,"D":1250,"E":1400}},
    curve: [
      {"airflow":51270,"pressure":52.62,"power":6.538,"efficiency":11.46,"sound":[87,89,84,82,79,76,73,69]},
      {"airflow":52040,"pressure":43.68,"power":6.44,"efficiency":9.805,"sound":[91,93,88,86,83,80,77,73]},
      {"airflow":52800,"pressure":34.73,"power":6.342,"efficiency":8.032,"sound":[96,98,93,91,88,85,82,78]},
      {"airflow":53570,"pressure":25.26,"power":6.244,"efficiency":6.02,"sound":[101,103,98,96,93,90,87,83]},
      {"airflow":54090,"pressure":17.89,"power":6.178,"efficiency":4.351,"sound":[102,104,99,97,94,91,88,84]},
      {"airflow":54600,"pressure":9.472,"power":6.113,"efficiency":2.35,"sound":[101,103,98,96,93,90,87,83]},
    ],
  },
  {
    ...{"code":"NJF-1250/6","diameter":1250,"speed":970,"speeds":{"minimum":970,"maximum":970},"drive":"direct","supply":[50],"motorPower":22,"temperatureClass":"F400","weight":695,"dimensions":{"A":1525,"B":5250,"C":1265,"D":1565,"E":1750}},
    curve: [
      {"airflow":100100,"pressure":82.22,"power":19.73,"efficiency":11.59,"sound":[94,96,91,89,86,83,80,76]},
      {"airflow":101600,"pressure":68.24,"power":19.44,"efficiency":9.907,"sound":[98,100,95,93,90,87,84,80]},
      {"airflow":103100,"pressure":54.27,"power":19.14,"efficiency":8.12,"sound":[102,104,99,97,94,91,88,84]},
      {"airflow":104600,"pressure":39.47,"power":18.84,"efficiency":6.087,"sound":[108,110,105,103,100,97,94,90]},
      {"airflow":105600,"pressure":27.96,"power":18.65,"efficiency":4.398,"sound":[108,110,105,103,100,97,94,90]},
      {"airflow":106600,"pressure":14.8,"power":18.45,"efficiency":2.375,"sound":[108,110,105,103,100,97,94,90]},
    ],
  },
]
