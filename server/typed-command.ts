/**
 * Spells a command as it is typed: by npm in the project's folder, by Node.js alone in the package, whose start says so (PACK-4).
 *
 * @param name such as `backup`
 * @param options such as `--to FILE`
 */
export function typedCommand(
  name: string,
  options = '',
  environment: Record<string, string | undefined> = process.env,
): string {
  const packaged = environment['SITE_COMMAND']
  const words = packaged ? [packaged, name, options] : ['npm run', name, options && `-- ${options}`]
  return words.filter(Boolean).join(' ')
}
