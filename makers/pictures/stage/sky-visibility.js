import { ShaderChunk } from 'three'

const DRAW =
  'RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );'

/** The probe itself gives no light, so its shading is left out. */
function skipProbe() {
  const { lights_fragment_begin: source } = ShaderChunk
  const start = source.indexOf(DRAW, source.indexOf('directionalLights[ i ]'))
  ShaderChunk.lights_fragment_begin = `${source.slice(0, start)}
    #if UNROLLED_LOOP_INDEX > 0
      ${DRAW}
    #endif
    ${source.slice(start + DRAW.length)}`
}

/**
 * Lets the first directional light of a scene probe the sky instead of lighting it.
 * Each of the many passes of a picture aims that light elsewhere, and what it does
 * not reach loses its share of the environment's light: averaged, that is true
 * ambient occlusion, which an environment map alone cannot give.
 */
export function installSkyVisibility() {
  const shadowed =
    /directLight\.color \*= (\( directLight\.visible && receiveShadow \) \? getShadow\( directionalShadowMap[^;]*);/
  ShaderChunk.lights_fragment_begin = ShaderChunk.lights_fragment_begin
    .replace('IncidentLight directLight;', 'IncidentLight directLight;\nfloat skyVisibility = 1.0;')
    .replace(
      shadowed,
      `{
        float reached = $1;
        #if UNROLLED_LOOP_INDEX == 0
          float facing = smoothstep( 0.0, 0.3, dot( geometryNormal, directLight.direction ) );
          skyVisibility = mix( 0.55, reached, facing );
        #endif
        directLight.color *= reached;
      }`,
    )
  skipProbe()
  ShaderChunk.lights_fragment_maps += `
    #if defined( USE_ENVMAP ) && defined( RE_IndirectDiffuse ) && defined( STANDARD )
      iblIrradiance *= mix( 0.1, 1.1, skyVisibility );
      radiance *= mix( 0.3, 1.05, skyVisibility );
      #ifdef USE_CLEARCOAT
        clearcoatRadiance *= mix( 0.3, 1.0, skyVisibility );
      #endif
    #endif`
}
