import * as THREE from 'three'

/**
 * A layer of clouds on the sky: bright where the sun reaches them, shaded below, thin toward the horizon.
 * @param cover how much of the sky they hide, 0 to 1; `scale` is how fine they are
 */
export function createClouds({
  lit = '#fff1dc',
  shade = '#93a4b0',
  cover = 0.5,
  scale = 1.1,
  power = 1.15,
  seed = 0,
} = {}) {
  const material = new THREE.ShaderMaterial({
    uniforms: {
      lit: { value: new THREE.Color(lit).multiplyScalar(power) },
      shade: { value: new THREE.Color(shade) },
      cover: { value: 1 - cover },
      scale: { value: scale },
      seed: { value: seed },
    },
    vertexShader:
      'varying vec3 way; void main() { way = position; gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 ); }',
    fragmentShader: `
      varying vec3 way; uniform vec3 lit; uniform vec3 shade; uniform float cover; uniform float scale; uniform float seed;
      float hash( vec2 p ) { vec3 q = fract( vec3( p.xyx ) * 0.1031 ); q += dot( q, q.yzx + 33.33 ); return fract( ( q.x + q.y ) * q.z ); }
      float noise( vec2 p ) {
        vec2 i = floor( p ); vec2 f = fract( p ); f = f * f * ( 3.0 - 2.0 * f );
        return mix( mix( hash( i ), hash( i + vec2( 1, 0 ) ), f.x ), mix( hash( i + vec2( 0, 1 ) ), hash( i + vec2( 1, 1 ) ), f.x ), f.y );
      }
      float cloud( vec2 p ) {
        float sum = 0.0; float part = 0.5;
        for ( int n = 0; n < 6; n ++ ) { sum += part * noise( p ); p = mat2( 1.6, 1.2, -1.2, 1.6 ) * p; part *= 0.5; }
        return sum;
      }
      void main() {
        vec3 to = normalize( way );
        if ( to.y < 0.005 ) discard;
        vec2 at = to.xz / ( to.y + 0.22 ) * scale * vec2( 1.0, 1.7 ) + seed;
        float thick = smoothstep( cover, cover + 0.26, cloud( at ) );
        float deep = smoothstep( cover, cover + 0.34, cloud( at + vec2( 0.12, -0.1 ) ) );
        gl_FragColor = vec4( mix( lit, shade, deep * 0.75 ), thick * 0.88 * smoothstep( 0.01, 0.16, to.y ) );
      }`,
    transparent: true,
    depthWrite: false,
    side: THREE.BackSide,
  })
  const mesh = new THREE.Mesh(new THREE.SphereGeometry(170, 48, 32), material)
  mesh.userData.shadowless = true
  const group = new THREE.Group()
  group.add(mesh)
  return group
}
