const WIDTH = 1440
const HEIGHT = 240
const OBSTACLE = { x: 980, y: 120, radius: 58 }

const LINES = [18, 46, 72, 96, 116, 140, 164, 190, 218]

/** Height of a streamline that parts round the obstacle and ripples in its wake. */
function heightAt(x, start) {
  const swell = 15 * Math.sin(x / 210 + start / 70) * (1 - Math.abs(start - 120) / 190)
  const distance = (x - OBSTACLE.x) / (OBSTACLE.radius * 2.7)
  const side = start < OBSTACLE.y ? -1 : 1
  const nearness = 1 - Math.min(1, Math.abs(start - OBSTACLE.y) / 120)
  return start + swell + side * OBSTACLE.radius * 0.62 * nearness * Math.exp(-distance * distance)
}

/** Streamlines as smooth cubic curves (Catmull-Rom, 90 units apart), one path each. */
export function airflowPaths() {
  const step = 90
  return LINES.map((start) => {
    const at = (index) => heightAt(index * step, start)
    let data = `M0 ${Math.round(at(0))}`
    for (let index = 0; index * step < WIDTH; index += 1) {
      const slope = (at(index + 1) - at(index - 1)) / 6
      const nextSlope = (at(index + 2) - at(index)) / 6
      const end = at(index + 1)
      data +=
        index === 0
          ? `C30 ${Math.round(at(0) + slope)} 60 ${Math.round(end - nextSlope)} ${step} ${Math.round(end)}`
          : `S${(index + 1) * step - 30} ${Math.round(end - nextSlope)} ${(index + 1) * step} ${Math.round(end)}`
    }
    return data
  })
}

export const AIRFLOW_BOX = `0 0 ${WIDTH} ${HEIGHT}`
