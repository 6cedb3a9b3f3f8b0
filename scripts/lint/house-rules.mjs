import { basename } from 'node:path'

/** @typedef {import('eslint').Rule.RuleModule} RuleModule */

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
          if (!loc || !/^\s*eslint-disable/.test(value)) continue
          if (/ -- \S/.test(value) || endLines.has(loc.start.line - 1)) continue
          context.report({ loc, message: 'Say why a lint rule is switched off here.' })
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
      [`JSXOpeningElement:has(> ${opened}):not(:has(> ${alone}))`](
        /** @type {import('eslint').Rule.Node} */ node,
      ) {
        context.report({ node, message: 'target="_blank" needs rel="noopener".' })
      },
    }
  },
}

/** The functions that fetch a part of the app's code; each has an answer for code that cannot be had. */
const codeOwners = ['importWhenOnline', 'importOrNothing', 'importNow', 'lazyPart', 'lazyPage']

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
        const isOwned = context.sourceCode
          .getAncestors(node)
          .some(
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

/** The project's own rules, as an ESLint plugin. */
export const houseRules = {
  rules: {
    'file-name': fileName,
    'explained-disable': explainedDisable,
    'new-page-alone': newPageAlone,
    'owned-import': ownedImport,
  },
}
