import { runServerCommand } from '../runServerCommand.ts';

runServerCommand('experiments');
