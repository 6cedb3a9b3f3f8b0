import { basename } from 'node:path'
import { forbiddenImport, importZones } from './import-zones.mjs'
import { physicalDirections } from './physical-directions.mjs'
import { themeValues } from './theme-values.mjs'

/**
 * @typedef {import('@oxlint/plugins').CreateRule} RuleModule
 * @typedef {import('@oxlint/plugins').ESTree.Node} Node
 */

const emptyNames = ['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'shared', 'index']

/**
 * Files are named after what they export, in kebab-case; a drawer for everything has no name.
 *
 * @type {RuleModule}
 */
const fileName = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    return {
      Program(node) {
        const name = basename(context.filename)
        const [stem = ''] = name.split('.')
        if (emptyNames.includes(stem))
          context.report({
            node,
            message: `'${name}' says nothing: name the file after what it exports.`,
          })
        else if (!/^[$_]*[a-z0-9]+(-[a-z0-9]+)*$/.test(stem))
          context.report({ node, message: `'${name}' should be in kebab-case.` })
      },
    }
  },
}

/**
 * Switching a lint rule off needs its reason: after ' -- ', or in a comment on the line above.
 *
 * @type {RuleModule}
 */
const explainedDisable = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    return {
      Program() {
        const comments = context.sourceCode.getAllComments()
        const endLines = new Set(comments.map(({ loc }) => loc?.end.line))
        for (const { value, loc } of comments) {
          if (!loc || !/^\s*(ox|es)lint-disable/.test(value)) continue
          if (/ -- \S/.test(value) || endLines.has(loc.start.line - 1)) continue
          context.report({ loc, message: 'Say why a lint rule is switched off here.' })
        }
      },
    }
  },
}

/**
 * A comment begins with the name of its thing, a verb or a subject, so that its first words can be understood.
 *
 * @type {RuleModule}
 */
const plainComment = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    return {
      Program() {
        const ends = new Set()
        for (const { type, value, loc } of context.sourceCode.getAllComments()) {
          if (!loc) continue
          const { start, end } = loc
          // Of line comments below each other, the first alone begins a text.
          const isContinued = type === 'Line' && ends.has(`${start.line - 1}:${start.column}`)
          if (type === 'Line') ends.add(`${end.line}:${start.column}`)
          const [, word] = /^[\s*]*(What|Whether|Whoever|Whatever|By which)\b/.exec(value) ?? []
          if (word === undefined || isContinued) continue
          context.report({
            loc,
            message: `Not '${word} …': begin with 'The name of …', 'Reads …', 'Tells if …' or a subject.`,
          })
        }
      },
    }
  },
}

/**
 * A link that opens a page of its own gives that page no hold on this one (`window.opener`).
 *
 * @type {RuleModule}
 */
const newPageAlone = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const opened = 'JSXAttribute[name.name="target"][value.value="_blank"]'
    const alone = 'JSXAttribute[name.name="rel"][value.value=/(^| )noopener( |$)/]'
    return {
      [`JSXOpeningElement:has(> ${opened}):not(:has(> ${alone}))`](/** @type {Node} */ node) {
        context.report({ node, message: 'target="_blank" needs rel="noopener".' })
      },
    }
  },
}

/** The functions that fetch a part of the app's code; each has an answer for code that cannot be had. */
const codeOwners = [
  'importWhenOnline',
  'importOrNothing',
  'importNow',
  'lazyPart',
  'lazyPage',
  'partOnDemand',
]

/**
 * A dynamic import has an owner for its failure: a network lost at that moment is no uncaught error.
 *
 * @type {RuleModule}
 */
const ownedImport = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    return {
      ImportExpression(node) {
        const around = /** @type {Node[]} */ (context.sourceCode.getAncestors(node))
        const isOwned = around.some(
          (one) =>
            one.type === 'CallExpression' &&
            one.callee.type === 'Identifier' &&
            codeOwners.includes(one.callee.name),
        )
        if (!isOwned)
          context.report({ node, message: `Import by one of ${codeOwners.join(', ')}.` })
      },
    }
  },
}

/**
 * Rooms import what the table 'Who may import whom' of docs/architecture.md allows.
 *
 * @type {RuleModule}
 */
const importZonesRule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const root = context.cwd
    zones ??= importZones(root)
    const known = zones
    return eachImport((node, specifier) => {
      const message = forbiddenImport(known, { root, file: context.filename, specifier })
      if (message) context.report({ node, message })
    })
  },
}
/** @type {import('./import-zones.mjs').Zone[] | undefined} made once for all files */
let zones

/**
 * The contract is read by the server, the pages and the worker alike.
 *
 * @type {RuleModule}
 */
const contractImport = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    return eachImport((node, specifier) => {
      if (!/^(zod(\/|$)|#contract\/|\.)/.test(specifier))
        context.report({ node, message: 'The contract imports zod only.' })
    })
  },
}

/**
 * @param {(node: Node, specifier: string) => void} judge
 * @returns {import('@oxlint/plugins').Visitor}
 */
function eachImport(judge) {
  const visit = (/** @type {Node & { source?: Node | null }} */ node) => {
    const { source } = node
    if (source?.type === 'Literal' && typeof source.value === 'string') judge(node, source.value)
  }
  return {
    ImportDeclaration: visit,
    ImportExpression: visit,
    ExportNamedDeclaration: visit,
    ExportAllDeclaration: visit,
  }
}

/**
 * Syntax that is not for here, by selectors of the tree (esquery).
 *
 * @param {{ selector: string, message: string }[]} entries
 * @returns {RuleModule}
 */
function noSyntax(entries) {
  return {
    meta: { type: 'problem', schema: [] },
    create: (context) =>
      Object.fromEntries(
        entries.map(({ selector, message }) => [
          selector,
          (/** @type {Node} */ node) => context.report({ node, message }),
        ]),
      ),
  }
}

/** The project's own rules, as a plugin of the linter. */
export default {
  meta: { name: 'house' },
  rules: {
    'file-name': fileName,
    'explained-disable': explainedDisable,
    'plain-comment': plainComment,
    'new-page-alone': newPageAlone,
    'owned-import': ownedImport,
    'import-zones': importZonesRule,
    'contract-import': contractImport,
    'physical-direction': noSyntax(physicalDirections),
    'theme-value': noSyntax(themeValues),
    // These files share their modules, so a replaced one would reach the tests of another file.
    'shared-modules': noSyntax([
      {
        selector: 'CallExpression[callee.object.name="vi"][callee.property.name=/^(do)?mock$/i]',
        message: 'A test that replaces a module is an *.isolated.test.ts.',
      },
    ]),
  },
}
