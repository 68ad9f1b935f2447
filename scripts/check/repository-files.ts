import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceFile } from './words-of-languages.ts'

const CODE = '{packages/*/{src,*.ts},scripts,e2e,bench,torture,training,deploy}'
const isOurs = (path: string) => !/(?:^|\/)(?:node_modules|dist)(?:\/|$)/.test(path)

/** Reads the code of the checkout including tests, with paths relative to the root. */
export function readCodeFiles(root: string): SourceFile[] {
  return read(root, [`${CODE}/**/*.{ts,tsx,mjs,css,sql}`, 'packages/*/*.ts', '*.ts'])
}

/** Reads the Markdown pages of the checkout, with paths relative to the root. */
export function readPageFiles(root: string): SourceFile[] {
  return read(root, ['*.md', '{docs,packages,content,training,bench,torture,deploy,e2e,scripts}/**/*.md'])
}

function read(root: string, patterns: string[]): SourceFile[] {
  return globSync(patterns, { cwd: root, exclude: (path) => !isOurs(path) })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isOurs)
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
}
