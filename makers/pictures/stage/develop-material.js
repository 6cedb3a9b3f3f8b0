import * as THREE from 'three'

/**
 * Turns the summed light into screen colours: tone curve, saturation, vignette, and
 * for cut-outs a ground (two sRGB colours, top and bottom) or none at all.
 * Rows are flipped here, since pictures are stored top row first.
 */
export function createDevelopMaterial(stage, texture) {
  const [top, bottom] = stage.ground ?? ['#000000', '#000000']
  const raw = (hex) => new THREE.Color().setStyle(hex, THREE.LinearSRGBColorSpace)
  return new THREE.ShaderMaterial({
    uniforms: {
      light: { value: texture },
      toneMappingExposure: { value: stage.exposure },
      vignette: { value: stage.vignette },
      saturation: { value: stage.saturation },
      contrast: { value: stage.contrast },
      shade: { value: raw(stage.shade) },
      highlight: { value: raw(stage.light) },
      top: { value: raw(top) },
      bottom: { value: raw(bottom) },
      grounded: { value: stage.ground ? 1 : 0 },
      opaque: { value: stage.ground || stage.clearAlpha === 1 ? 1 : 0 },
    },
    defines: { [stage.tone.toUpperCase()]: 1 },
    vertexShader:
      'varying vec2 at; void main() { at = vec2( uv.x, 1.0 - uv.y ); gl_Position = vec4( position.xy, 0.0, 1.0 ); }',
    fragmentShader: `
      #include <common>
      #include <tonemapping_pars_fragment>
      uniform sampler2D light; uniform float vignette; uniform float saturation; uniform float contrast; uniform vec3 shade; uniform vec3 highlight; uniform float grounded; uniform float opaque;
      uniform vec3 top; uniform vec3 bottom;
      varying vec2 at;
      void main() {
        vec4 sum = texture2D( light, at );
        vec3 color = sum.a > 0.0005 ? sum.rgb / sum.a : vec3( 0.0 );
        color *= 1.0 - vignette * smoothstep( 0.25, 0.95, length( ( at - 0.5 ) * vec2( 1.25, 1.1 ) ) );
        #if defined( AGX )
          color = AgXToneMapping( color );
        #elif defined( ACES )
          color = ACESFilmicToneMapping( color );
        #else
          color = NeutralToneMapping( color );
        #endif
        color = max( mix( vec3( dot( color, vec3( 0.2126, 0.7152, 0.0722 ) ) ), color, saturation ), 0.0 );
        color = mix( color * 12.92, 1.055 * pow( color, vec3( 0.41667 ) ) - 0.055, step( 0.0031308, color ) );
        color *= mix( shade, highlight, smoothstep( 0.05, 0.75, dot( color, vec3( 0.2126, 0.7152, 0.0722 ) ) ) );
        color = ( color - 0.45 ) * contrast + 0.45;
        float alpha = clamp( sum.a, 0.0, 1.0 );
        // A cut-out's soft shadow must not end at the frame with an edge.
        vec2 inward = min( at, 1.0 - at );
        alpha *= mix( smoothstep( 0.0, 0.07, min( inward.x, inward.y ) ), 1.0, opaque );
        vec3 ground = mix( bottom, top, smoothstep( 0.05, 0.75, at.y ) );
        color = mix( color, mix( ground, color, alpha ), grounded );
        // A little noise below one step keeps smooth grounds from banding.
        color += ( rand( at * 731.0 ) - 0.5 ) / 255.0;
        gl_FragColor = vec4( clamp( color, 0.0, 1.0 ), mix( alpha, 1.0, opaque ) );
      }`,
    depthTest: false,
    depthWrite: false,
    blending: THREE.NoBlending,
  })
}
