import type { Options } from '../../net/protocol';

/** A first night in the house should end well about every other time. */
export default { ghosts: 'lazy' } satisfies Options;
