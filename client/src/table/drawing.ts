type Draw = (group: SVGGElement) => void;

const known = new Map<string, Draw>();

/**
 * For an SVG group: fills it with a picture that is given as SVG text. Browsers read the text once;
 * to copy what they have read takes them a fifth of the time, and copies share what was found out about
 * their shapes, so that they are sooner styled too. It is the same each time for a text, so that
 * nothing is drawn anew that stays as it is.
 */
export function drawing(text: string): Draw {
  const draw = known.get(text) ?? copierOf(text);
  known.set(text, draw);
  return draw;
}

function copierOf(text: string): Draw {
  let shapes: DocumentFragment | null = null;
  return (group) => {
    shapes ??= shapesOf(text);
    group.replaceChildren(shapes.cloneNode(true));
  };
}

function shapesOf(text: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = `<svg>${text}</svg>`;
  const shapes = document.createDocumentFragment();
  shapes.append(...(template.content.firstElementChild?.childNodes ?? []));
  return shapes;
}
