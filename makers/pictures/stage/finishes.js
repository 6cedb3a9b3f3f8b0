import * as THREE from 'three'

const NOISE = `
  float hash31( vec3 p ) { p = fract( p * 0.1031 ); p += dot( p, p.zyx + 31.32 ); return fract( ( p.x + p.y ) * p.z ); }
  float noise31( vec3 p ) {
    vec3 i = floor( p ); vec3 f = fract( p ); f = f * f * ( 3.0 - 2.0 * f );
    return mix( mix( mix( hash31( i ), hash31( i + vec3( 1, 0, 0 ) ), f.x ), mix( hash31( i + vec3( 0, 1, 0 ) ), hash31( i + vec3( 1, 1, 0 ) ), f.x ), f.y ),
      mix( mix( hash31( i + vec3( 0, 0, 1 ) ), hash31( i + vec3( 1, 0, 1 ) ), f.x ), mix( hash31( i + vec3( 0, 1, 1 ) ), hash31( i + vec3( 1, 1, 1 ) ), f.x ), f.y ), f.z );
  }
  float spangle31( vec3 p ) {
    vec3 i = floor( p ); vec3 f = fract( p ); float nearest = 9.0; float value = 0.0;
    for ( int n = 0; n < 8; n ++ ) {
      vec3 o = vec3( n & 1, ( n >> 1 ) & 1, n >> 2 ) - step( f, vec3( 0.5 ) );
      vec3 c = i + o; float h = hash31( c );
      float d = length( o + 0.5 + 0.6 * ( vec3( h, hash31( c + 7.1 ), hash31( c + 3.7 ) ) - 0.5 ) - f );
      if ( d < nearest ) { nearest = d; value = h; }
    }
    return value;
  }`

const GRAIN = {
  spangle: 'spangle31( vGrain * grainScale )',
  cloud: 'noise31( vGrain * grainScale ) * 0.6 + noise31( vGrain * grainScale * 3.1 ) * 0.4',
  // Blotches, and below them the stripes that water leaves on a wall (y is up on it).
  stained:
    'noise31( vGrain * grainScale ) * 0.45 + noise31( vGrain * grainScale * 4.3 ) * 0.25 + noise31( vGrain * grainScale * vec3( 7.0, 0.3, 7.0 ) ) * 0.3',
  turned: 'noise31( vec3( length( vGrain.xz ) * grainScale, vGrain.y * grainScale, 0.5 ) )',
  brushed: 'noise31( vGrain * grainScale * vec3( 0.04, 1.0, 1.0 ) )',
}

/** Gives a surface the small unevenness of a real one, from its own coordinates (no texture maps needed). */
function grained(material, { grain, scale, tint = 0.1, rough = 0.1 }) {
  material.onBeforeCompile = (shader) => {
    shader.uniforms.grainScale = { value: scale }
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vGrain;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvGrain = position;')
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>\nvarying vec3 vGrain; uniform float grainScale;${NOISE}`,
      )
      .replace(
        '#include <color_fragment>',
        `#include <color_fragment>\nfloat grain = ${GRAIN[grain]} - 0.5;\ndiffuseColor.rgb *= 1.0 + grain * ${(tint * 2).toFixed(3)};`,
      )
      .replace(
        '#include <roughnessmap_fragment>',
        `#include <roughnessmap_fragment>\nroughnessFactor = clamp( roughnessFactor + grain * ${(rough * 2).toFixed(3)}, 0.04, 1.0 );`,
      )
  }
  material.customProgramCacheKey = () => `${grain}${tint}${rough}`
  return material
}

/** Bends the normals of cloth as folds do; `depth` is that of the folds in metres. */
export function creased(material, depth = 0.014) {
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vGrain;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvGrain = position;')
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\nvarying vec3 vGrain;${NOISE}`)
      .replace(
        '#include <normal_fragment_maps>',
        `#include <normal_fragment_maps>
        vec3 fold = vGrain + 0.06 * noise31( vGrain * 7.0 );
        float height = noise31( fold * vec3( 11.0, 7.0, 11.0 ) ) + 0.5 * noise31( fold * vec3( 17.0, 27.0, 17.0 ) + 5.0 );
        vec3 alongX = dFdx( -vViewPosition ); vec3 alongY = dFdy( -vViewPosition );
        vec3 toX = cross( alongY, normal ); vec3 toY = cross( normal, alongX );
        float area = dot( alongX, toX );
        vec3 slope = sign( area ) * ( dFdx( height ) * toX + dFdy( height ) * toY );
        normal = normalize( abs( area ) * normal - ${depth.toFixed(4)} * slope );`,
      )
  }
  material.customProgramCacheKey = () => `creased${depth}`
  return material
}

const metal = (color, roughness, grain) =>
  grained(
    new THREE.MeshStandardMaterial({ color, roughness, metalness: 1, side: THREE.DoubleSide }),
    grain,
  )

const coat = (color, roughness, clearcoat) =>
  grained(
    new THREE.MeshPhysicalMaterial({
      color,
      roughness,
      metalness: 0,
      clearcoat,
      clearcoatRoughness: 0.28,
      side: THREE.DoubleSide,
    }),
    { grain: 'cloud', scale: 9, tint: 0.03, rough: 0.04 },
  )

const made = new Map()
const once = (name, make) => {
  if (!made.has(name)) made.set(name, make())
  return made.get(name)
}

export const galvanised = () =>
  once('galvanised', () =>
    metal('#c3cacb', 0.36, { grain: 'spangle', scale: 38, tint: 0.035, rough: 0.06 }),
  )
export const steel = () =>
  once('steel', () =>
    metal('#aeb6b8', 0.3, { grain: 'brushed', scale: 160, tint: 0.05, rough: 0.1 }),
  )
export const aluminium = () =>
  once('aluminium', () =>
    metal('#d3d8d9', 0.26, { grain: 'cloud', scale: 90, tint: 0.02, rough: 0.04 }),
  )
export const turnedSteel = () =>
  once('turned', () =>
    metal('#c0c6c8', 0.24, { grain: 'turned', scale: 240, tint: 0.05, rough: 0.1 }),
  )
export const zinc = () =>
  once('zinc', () => metal('#8d9799', 0.34, { grain: 'cloud', scale: 60, tint: 0.06, rough: 0.1 }))
export const copper = () =>
  once('copper', () => metal('#c98055', 0.26, { grain: 'cloud', scale: 14, tint: 0.1, rough: 0.1 }))
export const brass = () =>
  once('brass', () =>
    metal('#c8a75a', 0.28, { grain: 'cloud', scale: 40, tint: 0.05, rough: 0.08 }),
  )
export const blackSteel = () =>
  once('black', () =>
    metal('#3a4244', 0.42, { grain: 'cloud', scale: 30, tint: 0.08, rough: 0.08 }),
  )
export const paint = (color, roughness = 0.42) =>
  once(`paint${color}${roughness}`, () => coat(color, roughness, 0.45))
export const matt = (color, roughness = 0.8) =>
  once(
    `matt${color}${roughness}`,
    () => new THREE.MeshStandardMaterial({ color, roughness, side: THREE.DoubleSide }),
  )
export const castIron = (color) =>
  once(`cast${color}`, () =>
    grained(
      new THREE.MeshPhysicalMaterial({
        color,
        roughness: 0.5,
        metalness: 0.1,
        clearcoat: 0.3,
        clearcoatRoughness: 0.4,
        side: THREE.DoubleSide,
      }),
      {
        grain: 'cloud',
        scale: 140,
        tint: 0.08,
        rough: 0.14,
      },
    ),
  )
export const concrete = (color = '#8f9494') =>
  once(`concrete${color}`, () =>
    grained(new THREE.MeshStandardMaterial({ color, roughness: 0.86, side: THREE.DoubleSide }), {
      grain: 'cloud',
      scale: 2.1,
      tint: 0.16,
      rough: 0.1,
    }),
  )
/** A wall that has stood for years: blotched, and striped by water. */
export const stainedWall = (color, { tint = 0.16, roughness = 0.84, scale = 0.9 } = {}) =>
  once(`stained${color}${tint}${roughness}${scale}`, () =>
    grained(new THREE.MeshStandardMaterial({ color, roughness, side: THREE.DoubleSide }), {
      grain: 'stained',
      scale,
      tint,
      rough: 0.08,
    }),
  )
export const polishedFloor = (color) =>
  once(`floor${color}`, () =>
    grained(new THREE.MeshStandardMaterial({ color, roughness: 0.3, metalness: 0.05 }), {
      grain: 'cloud',
      scale: 1.3,
      tint: 0.14,
      rough: 0.16,
    }),
  )
export const rubber = () => matt('#14191a', 0.7)
export const glow = (color, power) =>
  once(
    `glow${color}${power}`,
    () => new THREE.MeshBasicMaterial({ color: new THREE.Color(color).multiplyScalar(power) }),
  )
export const glass = (color = '#cfe6e6', opacity = 0.32) =>
  once(
    `glass${color}${opacity}`,
    () =>
      new THREE.MeshPhysicalMaterial({
        color,
        roughness: 0.06,
        metalness: 0,
        transparent: true,
        opacity,
        clearcoat: 1,
      }),
  )
