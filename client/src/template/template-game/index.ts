import { plainGame } from '../../table/plain';

export default plainGame('template-game');
