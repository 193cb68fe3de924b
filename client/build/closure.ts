import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

export const chunksOf = (bundle: Rolldown.OutputBundle): Chunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/** The files of some chunks and of all that they import from the start: code and style. */
export function filesOf(chunks: readonly Chunk[], all: readonly Chunk[]): Set<string> {
  const files = new Set<string>();
  const add = (chunk: Chunk | undefined): void => {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    for (const name of chunk.imports) add(all.find(({ fileName }) => fileName === name));
  };
  chunks.forEach(add);
  return files;
}
