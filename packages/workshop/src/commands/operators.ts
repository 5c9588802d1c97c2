import { runServerCommand } from '../runServerCommand.ts';

runServerCommand('operators');
